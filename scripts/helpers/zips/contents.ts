/** What a zip of the site has in it, and under which names. Pure but for the two files that it is unpacked with. */
import fs from 'node:fs';
import path from 'node:path';
import { deployedFile } from '../../../deploy/deployedFiles';
import { kindOf, policyFile } from '../../../deploy/headers';
import { rootDir } from '../../../src/versions';

/** What only hosts and search engines read. */
const leftOut = new Set(['_headers', policyFile, deployedFile, 'sitemap.xml', 'robots.txt']);

/**
 * Name of a built file below the site's folder in the zip; undefined when it is left out. Servers of files answer a
 * folder with its `index.html`, and know nothing of pages without an ending.
 */
export function zipName(file: string): string | undefined {
  if (leftOut.has(file)) return undefined;
  const isPage = kindOf(file) === 'page' && !/(?:^|\/)(?:index|404)\.html$/.test(file);
  return isPage ? file.replace(/\.html$/, '/index.html') : file;
}

/** The files beside the site's folder, by name: how to serve it. */
export function filesBeside(
  what: string,
  { baseUrl, date }: { readonly baseUrl: string; readonly date: string },
): Readonly<Record<string, string>> {
  const words: Readonly<Record<string, string>> = { what, baseUrl, date };
  return Object.fromEntries(
    ['README.txt', 'serve.mjs'].map((name) => [
      name,
      fs
        .readFileSync(path.join(rootDir, 'deploy/zip', name), 'utf8')
        .replace(/(?<!\$)\{(what|baseUrl|date)\}/g, (_all, word: string) => words[word] ?? ''),
    ]),
  );
}
