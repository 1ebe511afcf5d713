/** Words that the pages do without, and what to write instead: `refused.json`. */
import path from 'node:path';
import type { Page } from '../../src/plugins/blocks/pages';
import { readJson } from '../../src/files/readJson';
import { listTexts } from './prose';

/** Words that are refused. */
export interface RefusedWords {
  /** A regular expression for whole words, whatever their case. */
  readonly words: string;
  readonly instead: string;
}

export interface Finding {
  readonly line: number;
  readonly found: string;
  readonly instead: string;
}

/** What is refused. Throws when an expression is not one. */
export function readRefusedWords(): RefusedWords[] {
  return readJson<RefusedWords[]>(path.join(__dirname, 'refused.json'));
}

/** Each refused word in a page's prose, by line. */
export function findRefusedWords(
  page: Pick<Page, 'root'>,
  refused: readonly RefusedWords[],
): Finding[] {
  const patterns = refused.map(({ words, instead }) => ({
    pattern: new RegExp(`\\b(?:${words})(?![\\w’'])`, 'gi'),
    instead,
  }));
  return listTexts(page).flatMap(({ text, line }) =>
    patterns.flatMap(({ pattern, instead }) =>
      [...text.matchAll(pattern)].map(([found]) => ({ line, found, instead })),
    ),
  );
}
