/** Reads searches from local storage. Validates them, because local storage can contain anything. Pure. */
import * as v from 'valibot';
import { sitePath, type SitePlace } from '@reveal-docs/versions/addresses/sitePath';
import { escapeAgain } from './safeHits';

/** Maximum number of stored searches of each kind. DocSearch stores up to this many favorites. */
const mostKept = 10;
/** Maximum number of entries to check in a stored list. */
const mostRead = 100;
/** Maximum length of a string, in characters. The strings in records are shorter. */
const longestText = 10_000;

const html = v.pipe(v.string(), v.maxLength(longestText), v.transform(escapeAgain));
const level = v.nullish(html, null);

function hitSchema(place: SitePlace) {
  return v.pipe(
    v.object({
      objectID: v.pipe(v.string(), v.maxLength(longestText)),
      type: v.picklist(['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6']),
      url: v.pipe(
        v.unknown(),
        v.transform((address) => sitePath(address, place)),
        v.string(),
      ),
      content: level,
      hierarchy: v.object({
        lvl0: v.nullish(v.pipe(v.string(), v.maxLength(longestText)), null),
        lvl1: html,
        lvl2: level,
        lvl3: level,
        lvl4: level,
        lvl5: level,
        lvl6: level,
      }),
    }),
    v.check(({ type, hierarchy }) => hierarchy[type] !== null, 'A hit must have a title.'),
  );
}

/**
 * A recent or favorite search result in DocSearch's storage format. Its strings are safe to insert into HTML, and its
 * path starts with the site's base path.
 */
export type StoredHit = v.InferOutput<ReturnType<typeof hitSchema>>;

/** Parses a stored list. Returns an empty list if the text is invalid. */
export function readItems(text: string | null): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.slice(0, mostRead) : [];
  } catch {
    return [];
  }
}

/** Returns the valid searches from a list of stored items. Omits duplicates and searches that lead to other sites. */
export function readStored(items: readonly unknown[], place: SitePlace): StoredHit[] {
  const schema = hitSchema(place);
  const hits = new Map<string, StoredHit>();
  for (const item of items) {
    const { success, output } = v.safeParse(schema, item);
    if (success && !hits.has(output.objectID)) hits.set(output.objectID, output);
  }
  return [...hits.values()].slice(0, mostKept);
}
