import fs from 'node:fs';
import path from 'node:path';
import { deployedFile } from '../../../deploy/deployedFiles';
import { kindOf, policyFile } from '../../../deploy/headers';
import { rootDir } from '@reveal-docs/versions';

/** Files for hosts and search engines. A zip doesn't need them. */
const leftOut = new Set(['_headers', policyFile, deployedFile, 'sitemap.xml', 'robots.txt']);

/**
 * Returns the name that a built file has in the zip, or undefined if the zip doesn't include the file. Each page
 * becomes `index.html` in its own folder, because simple file servers don't support other URLs without an extension.
 */
export function zipName(file: string): string | undefined {
  if (leftOut.has(file)) return undefined;
  const isPage = kindOf(file) === 'page' && !/(?:^|\/)(?:index|404)\.html$/.test(file);
  return isPage ? file.replace(/\.html$/, '/index.html') : file;
}

/** Returns the files next to the site's folder, as a map from names to contents: instructions and a server. */
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
