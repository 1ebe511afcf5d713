import type { Keeps } from './draftStore';

const warnings: Readonly<Record<Keeps, string | undefined>> = {
  yes: undefined,
  no: 'This browser doesn’t store anything for this site, so your drafts are lost when you leave this page. Export the drafts that you want to keep.',
  full: 'This browser’s storage is full, so your latest changes are lost when you leave this page. Export your drafts, then remove some.',
};

/** Returns a warning for the reader about drafts that aren't stored, or undefined if all drafts are stored. */
export function storageWarning(keeps: Keeps): string | undefined {
  return warnings[keeps];
}
