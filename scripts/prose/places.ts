import fs from 'node:fs';
import path from 'node:path';
import type { Place } from './dialect';
import { listCodeTexts, listJsonTexts, listMarkdownTexts, type ProseText } from './texts';

export interface PlacedTexts {
  readonly place: Place;
  readonly texts: readonly ProseText[];
}

const folders =
  'bench deploy docs examples packages scripts src starters statements tasks tests versioned_docs'.split(
    ' ',
  );
const skippedFolders = new Set(
  'node_modules build dist out static golden samples .next .angular api'.split(' '),
);

const code = /\.(?:ts|tsx|mts|mjs|js)$/;

/** Folders whose strings are part of a user interface. */
const interfaceFolders =
  /^(?:src\/(?:components|theme|pages|client)|packages\/(?:page-script|runner)\/src|starters)\//;

export function listTextFiles(root: string): string[] {
  const read = (folder: string): string[] =>
    fs.readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const file = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) {
        const api = entry.name === 'api' && file.startsWith('src/');
        return skippedFolders.has(entry.name) && !api ? [] : read(file);
      }
      return code.test(file) || /\.(?:md|mdx|json)$/.test(file) ? [file] : [];
    });
  const top = fs.readdirSync(root).filter((name) => /\.md$/.test(name));
  return [...top, ...folders.flatMap(read)].sort();
}

/**
 * Returns the kinds of texts in a file. Omits strings in tests and examples, because they're data, and in `dialect.ts`,
 * because it lists the phrases to find.
 */
export function placesOf(file: string): Place[] {
  if (file.endsWith('.json')) {
    if (/^packages\/api-reference\/src\/pages\/words\//.test(file)) return ['descriptions'];
    return file === 'statements/sources.json' ? ['statements'] : [];
  }
  if (/\.mdx?$/.test(file)) {
    if (/^(?:docs|versioned_docs)\//.test(file)) return ['pages'];
    return /^tests\/fixtures\//.test(file) ? [] : ['readmes'];
  }
  if (/^(?:tests|examples|tasks|packages\/[^/]+\/tests)\/|^scripts\/prose\/dialect\.ts$/.test(file))
    return ['comments'];
  if (/^statements\//.test(file)) return ['statements', 'comments'];
  return [interfaceFolders.test(file) ? 'interface' : 'messages', 'comments'];
}

export function placeTexts(file: string, source: string): PlacedTexts[] {
  const [first, second] = placesOf(file);
  if (first === undefined) return [];
  if (file.endsWith('.json')) return [{ place: first, texts: listJsonTexts(source) }];
  if (!code.test(file)) return [{ place: first, texts: listMarkdownTexts(source) }];
  const { comments, strings } = listCodeTexts(file, source);
  return second === undefined
    ? [{ place: first, texts: comments }]
    : [
        { place: first, texts: strings },
        { place: second, texts: comments },
      ];
}
