import fs from 'node:fs';
import path from 'node:path';
import { readFence } from '@reveal-docs/api-reference/blocks/fence';
import { readPage, type PageBlock } from '@reveal-docs/api-reference/blocks/pages';
import type { DocsVersion } from '@reveal-docs/versions';

/** Pages from the first program to a production app, in sidebar order. Some versions don't have all of these pages. */
const pageIds = ['overview', 'installation', 'authentication', 'concepts', 'react', 'production'];
const filePattern = /^[\w./-]+\.(?:ts|tsx|json|css|html)$/;
const firstFiles = ['src/main.ts', 'vite.config.ts'];

export interface FirstProgram {
  /** One command per line. */
  readonly install: string;
  /** Map from packages to exact releases. */
  readonly packages: Readonly<Record<string, string>>;
  /** File contents, by path in the reader's project. */
  readonly files: Readonly<Record<string, string>>;
}

function titleOf(block: PageBlock): string | undefined {
  const check = readFence(block.lang, block.meta);
  return check.type === 'compile' ? check.title : /title="([^"]*)"/.exec(block.meta)?.[1];
}

/** Throws if a package in `npm install name@release …` doesn't have an exact release. */
function readPackages(commands: string): Record<string, string> {
  const names = commands
    .split(/\s+/)
    .filter((word) => !['npm', 'install', ''].includes(word) && !word.startsWith('--'));
  return Object.fromEntries(
    names.map((word) => {
      const [, name, release] = /^(@?[^@]+)@(\d+\.\d+\.\d+)$/.exec(word) ?? [];
      if (name === undefined || release === undefined) {
        throw new Error(
          `"${word}" in the install command doesn't specify an exact release. Add the release.`,
        );
      }
      return [name, release];
    }),
  );
}

/**
 * Reads the packages and files that a version's pages instruct readers to add. Returns undefined if the pages don't set
 * up a bundler. Throws if pages set up Vite without a first program, or if they contain different versions of the same
 * file.
 */
export async function readFirstProgram(version: DocsVersion): Promise<FirstProgram | undefined> {
  const files: Record<string, string> = {};
  let install: string | undefined;
  for (const id of pageIds) {
    const file = path.join(version.contentDir, `${id}.mdx`);
    if (!fs.existsSync(file)) continue;
    for (const block of (await readPage(version, file)).blocks) {
      const title = titleOf(block);
      if (title !== undefined && filePattern.test(title)) {
        if (files[title] !== undefined && files[title] !== block.code) {
          throw new Error(
            `${file}:${block.line} has different contents for ${title} than an earlier block. Use the same contents in both.`,
          );
        }
        files[title] = block.code;
      } else if (block.lang === 'bash' && block.code.includes('npm install ')) {
        install ??= block.code;
      }
    }
  }
  if (files['vite.config.ts'] === undefined) return undefined;
  const missing = firstFiles.filter((name) => files[name] === undefined);
  if (install === undefined || missing.length > 0) {
    throw new Error(
      `The pages of ${version.label} set up Vite, but don't contain ${missing.join(', ') || 'the npm command'}.`,
    );
  }
  return { install, packages: readPackages(install), files };
}

/** Sets the values in lines such as `const name = …;` or `name: '…',`. Throws if a line is missing. */
export function fillIn(program: string, values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values).reduce((text, [name, value]) => {
    const line = new RegExp(`^(?:(const ${name} = ).*;|( +${name}: )'.*',)$`, 'm');
    if (!line.test(text)) throw new Error(`The program doesn't set ${name}. Add a line that does.`);
    return text.replace(line, (_match, start?: string, property?: string) =>
      start === undefined
        ? `${property}${JSON.stringify(value)},`
        : `${start}${JSON.stringify(value)};`,
    );
  }, program);
}
