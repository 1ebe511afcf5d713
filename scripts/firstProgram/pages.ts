/** What the pages give a reader to put into a project of their own: files, packages, and what they leave to fill in. */
import fs from 'node:fs';
import path from 'node:path';
import { readFence } from '../../src/plugins/blocks/fence';
import { readPage, type PageBlock } from '../../src/plugins/blocks/pages';
import type { DocsVersion } from '../../src/versions';

/** Pages that lead from nothing to an app for users, in the order of the sidebar. A version need not have all. */
const pageIds = ['overview', 'installation', 'authentication', 'concepts', 'react', 'production'];
const filePattern = /^[\w./-]+\.(?:ts|tsx|json|css|html)$/;
const firstFiles = ['src/main.ts', 'vite.config.ts'];

/** What a version's pages say to do. */
export interface FirstProgram {
  /** Commands of the installation page that install packages, one a line. */
  readonly install: string;
  /** Package → exact release, from `install`. */
  readonly packages: Readonly<Record<string, string>>;
  /** Content by path in the reader's project. */
  readonly files: Readonly<Record<string, string>>;
}

function titleOf(block: PageBlock): string | undefined {
  const check = readFence(block.lang, block.meta);
  return check.type === 'compile' ? check.title : /title="([^"]*)"/.exec(block.meta)?.[1];
}

/** The packages that `npm install name@release …` names. Throws when one is not pinned to a release. */
function readPackages(commands: string): Record<string, string> {
  const names = commands
    .split(/\s+/)
    .filter((word) => !['npm', 'install', ''].includes(word) && !word.startsWith('--'));
  return Object.fromEntries(
    names.map((word) => {
      const [, name, release] = /^(@?[^@]+)@(\d+\.\d+\.\d+)$/.exec(word) ?? [];
      if (name === undefined || release === undefined) {
        throw new Error(`"${word}" in the install command names no exact release.`);
      }
      return [name, release];
    }),
  );
}

/**
 * What a version's pages have a reader install and write. Undefined when its installation page sets up no bundler.
 * Throws when a page that sets up Vite lacks the first program, or two pages give one file different contents.
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
          throw new Error(`${file}:${block.line} gives ${title} another content than before.`);
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
      `The pages of ${version.label} set up Vite, but lack ${missing.join(', ') || 'the npm command'}.`,
    );
  }
  return { install, packages: readPackages(install), files };
}

/**
 * Replaces what a page leaves to the reader: `const name = …;` and `name: '…',` at a line's start get the values.
 * Throws when a name has no such line.
 */
export function fillIn(program: string, values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values).reduce((text, [name, value]) => {
    const line = new RegExp(`^(?:(const ${name} = ).*;|( +${name}: )'.*',)$`, 'm');
    if (!line.test(text)) throw new Error(`The program has no line that sets ${name}.`);
    return text.replace(line, (_match, start?: string, property?: string) =>
      start === undefined
        ? `${property}${JSON.stringify(value)},`
        : `${start}${JSON.stringify(value)};`,
    );
  }, program);
}
