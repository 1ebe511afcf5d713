/** Reads searches out of local storage, where anything may stand. Pure. */
import * as v from 'valibot';
import { sitePath, type SitePlace } from '../../addresses/sitePath';
import { escapeAgain } from './safeHits';

/** Most searches of a kind that are kept: the favorites. DocSearch keeps fewer recent ones. */
const mostKept = 10;
/** Most entries that are looked at. */
const mostRead = 100;
/** Longest text, in characters: more than a record of a section holds. */
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
    v.check(({ type, hierarchy }) => hierarchy[type] !== null, 'A hit has a title.'),
  );
}

/** A search as DocSearch stores it, with texts that may be put into HTML and a path below the site's base. */
export type StoredHit = v.InferOutput<ReturnType<typeof hitSchema>>;

/** The list that a stored text holds; empty when it holds anything else. */
export function readItems(text: string | null): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.slice(0, mostRead) : [];
  } catch {
    return [];
  }
}

/** The searches among stored items, each once, without what is none or leads elsewhere. */
export function readStored(items: readonly unknown[], place: SitePlace): StoredHit[] {
  const schema = hitSchema(place);
  const hits = new Map<string, StoredHit>();
  for (const item of items) {
    const { success, output } = v.safeParse(schema, item);
    if (success && !hits.has(output.objectID)) hits.set(output.objectID, output);
  }
  return [...hits.values()].slice(0, mostKept);
}
