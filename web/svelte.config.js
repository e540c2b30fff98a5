import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

// Runes everywhere, so that none of what Svelte keeps for older components is loaded. Packages decide for themselves.
const runes = ({ filename }) => (filename.includes("node_modules") ? undefined : true);

export default { preprocess: vitePreprocess(), compilerOptions: { runes } };
