import type { Keeps } from './draftStore';

const words: Readonly<Record<Keeps, string | undefined>> = {
  yes: undefined,
  no: 'This browser keeps nothing for this site: your drafts are gone when you leave this page. Export those that you want to keep.',
  full: 'This browser has no room for all that you typed: what came last is gone when you leave this page. Export your drafts, then remove some.',
};

/** What the reader has to know of how drafts are kept; undefined when all is. */
export function keepsWords(keeps: Keeps): string | undefined {
  return words[keeps];
}
