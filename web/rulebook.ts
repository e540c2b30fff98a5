import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { Marked, type Token, type Tokens } from "marked";
import type { Plugin } from "vite";
import type { Chapter, Section } from "./src/learn/book.ts";

/** Stands in a section's html where the address of a picture goes. */
const PICTURE = /@@([\w-]+\.svg)@@/g;
const PARAGRAPH = /^§(\d+(?:\.\d+)?)/;

/** `virtual:rules/en`: the rules of a language, made from its Markdown when the page is built. */
export function rulebook(rules: string): Plugin {
  const prefix = "virtual:rules/";
  return {
    name: "assyria-rulebook",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const folder = join(rules, id.slice(prefix.length + 1));
      const files = readdirSync(folder).filter((name) => name.endsWith(".md")).sort();
      for (const name of files) this.addWatchFile(join(folder, name));
      const pictures = join(rules, "diagrams");
      return moduleOf(files.map((name) => chapter(readFileSync(join(folder, name), "utf8"), pictures)), pictures);
    },
  };
}

/** The chapters as code that imports its pictures, so that they become files of the built page. */
function moduleOf(chapters: Chapter[], pictures: string): string {
  const text = JSON.stringify(chapters);
  const names = [...new Set([...text.matchAll(PICTURE)].map((found) => found[1] ?? ""))];
  const imports = names.map((name, n) => `import p${n} from ${JSON.stringify(`${join(pictures, name)}?url`)};`);
  const code = text.replace(PICTURE, (_, name: string) => `" + p${names.indexOf(name)} + "`);
  return `${imports.join("\n")}\nexport default ${code};`;
}

/** A chapter: what stands before its first § of its own is a section too, with the chapter's number. */
export function chapter(markdown: string, pictures: string): Chapter {
  const marked = reader(pictures);
  const [head, ...rest] = marked.lexer(markdown);
  if (head?.type !== "heading") throw new Error("a chapter begins with its heading");
  const first = { ...heading(head as Tokens.Heading), tokens: [] as Token[] };
  const parts = [first];
  for (const token of rest) {
    if (token.type === "heading") parts.push({ ...heading(token as Tokens.Heading), tokens: [] });
    else parts.at(-1)?.tokens.push(token);
  }
  const sections: Section[] = parts
    .filter((part) => part.tokens.some((token) => token.type !== "space"))
    .map(({ id, title, tokens }) => {
      const html = marked.parser(tokens);
      return { id, title, html, text: plain(html) };
    });
  return { id: first.id, title: first.title, sections };
}

/** `## §5.2 Step B: supply`. Without a § it is the overview, number 0. */
function heading({ text }: Tokens.Heading): { id: string; title: string } {
  const id = PARAGRAPH.exec(text)?.[1];
  return id ? { id, title: text.slice(id.length + 1).trim() } : { id: "0", title: text };
}

function reader(pictures: string): Marked {
  const marked = new Marked();
  marked.use({
    extensions: [
      {
        name: "paragraph-sign",
        level: "inline",
        start: (source) => {
          const at = source.indexOf("§");
          return at < 0 ? undefined : at;
        },
        tokenizer(source) {
          const [raw, id] = PARAGRAPH.exec(source) ?? [];
          return raw ? { type: "paragraph-sign", raw, id } : undefined;
        },
        renderer: ({ raw, id }) => `<a href="/learn/${id as string}">${raw}</a>`,
      },
    ],
    renderer: {
      paragraph({ tokens }) {
        const [only] = tokens;
        if (tokens.length === 1 && only?.type === "image") return figure(only as Tokens.Image, pictures);
        if (tokens.length === 1 && only?.type === "em") {
          return `<p class="example">${this.parser.parseInline((only as Tokens.Em).tokens)}</p>\n`;
        }
        return `<p>${this.parser.parseInline(tokens)}</p>\n`;
      },
      table({ header, rows }) {
        const cells = (row: Tokens.TableCell[], tag: string): string =>
          row.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join("");
        const body = rows.map((row) => `<tr>${cells(row, "td")}</tr>`).join("");
        return `<div class="wide"><table><thead><tr>${cells(header, "th")}</tr></thead><tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
  return marked;
}

/** A picture, as large as it was drawn at most, with its words below; who listens hears them once. */
function figure({ href, text }: Tokens.Image, pictures: string): string {
  const name = basename(href);
  const svg = readFileSync(join(pictures, name), "utf8");
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? [];
  if (!width || !height) throw new Error(`${name} does not say how large it is`);
  const size = `width="${Math.round(Number(width))}" height="${Math.round(Number(height))}"`;
  const words = escape(text);
  return `<figure><img src="@@${name}@@" alt="${words}" ${size}><figcaption aria-hidden="true">${words}</figcaption></figure>\n`;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
}

/** The words of a section, for searching. */
function plain(html: string): string {
  const text = html
    .replace(/<\/(?:p|li|td|th|figcaption|table)>/g, " ")
    .replace(/<[^>]*>/g, "");
  const decoded = Object.entries(ENTITIES).reduce((all, [letter, entity]) => all.replaceAll(entity, letter), text);
  return decoded.replace(/\s+/g, " ").trim();
}
