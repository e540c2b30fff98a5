import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { pageBuild } from "./build-id.ts";
import { rulebook } from "./rulebook.ts";
import { words } from "./words.ts";

/** The catalogues and the rules text are written once, beside the Python code, and read from there. */
const project = fileURLToPath(new URL("..", import.meta.url));
const locales = `${project}src/assyria/render/locales`;
const rules = `${project}docs/rules`;
const version = /^__version__ = "(.+)"/m.exec(readFileSync(`${project}src/assyria/version.py`, "utf8"))?.[1] ?? "";

export default defineConfig({
  plugins: [
    svelte(),
    words(locales, `${project}web/src/main.ts`),
    rulebook(rules),
    pageBuild([`${project}web`, locales, rules], `${project}web/service-worker.js`, version),
    svelteTesting(),
  ],
  resolve: { alias: { $rules: rules } },
  // The page lies at the root of a server, whose screens have addresses of their own; its parts find each other
  // wherever they lie.
  experimental: {
    renderBuiltUrl: (file, { hostType }) => (hostType === "html" ? `/${file}` : { relative: true }),
  },
  worker: { format: "es" },
  build: {
    outDir: `${project}src/assyria/site`,
    emptyOutDir: true,
    manifest: true,
    // A strict Content-Security-Policy: nothing inlined, no data: scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // What the page begins with, and what a table adds to it, are a file each: every file more is a request more.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "page", test: /\/src\/main\.ts$/, priority: 2 },
            { name: "table", test: /\/src\/(table\/TableScreen\.svelte|net\/server-table\.ts)$/, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [project] },
    proxy: { "/api": { target: "http://127.0.0.1:8642", ws: true } },
  },
  test: {
    environment: "happy-dom",
    include: ["*.test.ts", "src/**/*.test.ts"],
    // A slow machine is no fault of the page: this ends what hangs, and measures nothing.
    testTimeout: 60_000,
  },
});
