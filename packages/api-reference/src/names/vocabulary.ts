/**
 * Collects the words in the typings of a version's packages. With these words, the name check can distinguish a
 * misspelled API name from a parameter, or from a name in three.js or the client.
 */
import fs from 'node:fs';
import path from 'node:path';
import { resolvePackageDir, sdkPackage, type DocsVersion } from '@reveal-docs/versions';

export interface Vocabulary {
  /** Words in the SDK's own typings, exported or not. */
  readonly sdk: ReadonlySet<string>;
  /** Words in the typings of three.js and the client. */
  readonly foreign: ReadonlySet<string>;
}

const cache = new Map<string, Vocabulary>();

function addWords(words: Set<string>, text: string): void {
  for (const [word] of text.matchAll(/[A-Za-z_$][\w$]{2,}/g)) words.add(word);
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '');
}

function addTypings(words: Set<string>, dir: string): void {
  for (const entry of fs.readdirSync(dir, { withFileTypes: true })) {
    const target = path.join(dir, entry.name);
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules' && entry.name !== 'examples') addTypings(words, target);
    } else if (entry.name.endsWith('.d.ts')) {
      addWords(words, withoutComments(fs.readFileSync(target, 'utf8')));
    }
  }
}

/** Reads the words in a version's packages. Throws if a package isn't installed. */
export function readVocabulary(version: DocsVersion): Vocabulary {
  const known = cache.get(version.folder);
  if (known !== undefined) return known;
  const sdk = new Set<string>();
  if (version.api.layout === 'page') {
    addWords(sdk, fs.readFileSync(path.join(version.workspaceDir, version.api.symbols), 'utf8'));
  } else {
    addTypings(sdk, resolvePackageDir(sdkPackage, version.workspaceDir));
  }
  const foreign = new Set<string>();
  for (const name of ['@types/three', '@cognite/sdk']) {
    addTypings(foreign, resolvePackageDir(name, version.workspaceDir));
  }
  const vocabulary = { sdk, foreign };
  cache.set(version.folder, vocabulary);
  return vocabulary;
}
