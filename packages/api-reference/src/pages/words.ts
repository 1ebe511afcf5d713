/**
 * Reads the descriptions that these docs add for names without a description in the SDK's typings:
 * `words/*.json`, by symbol. The process that runs TypeDoc also uses this module. Node only.
 */
import fs from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { readJson } from '@reveal-docs/shared/readJson';
import { rootDir } from '@reveal-docs/versions';

const entrySchema = v.union([
  v.string(),
  v.strictObject({
    /** Purpose of the name, as inline Markdown. The first sentence must make sense by itself. */
    text: v.optional(v.string()),
    /** Default value, as inline Markdown: a literal in backticks, or a description. */
    default: v.optional(v.string()),
    /** Unit of the value: `m`, `px`, `ms`, `rad`, `degrees`. */
    unit: v.optional(v.string()),
    /** ID of the statement that supports the sentence. */
    statement: v.optional(v.string()),
  }),
]);

const fileSchema = v.record(v.pipe(v.string(), v.regex(/^[\w$]+(?:\.[\w$]+)?$/)), entrySchema);

/** Our description of a symbol or member. */
export interface Words {
  readonly text?: string | undefined;
  readonly default?: string | undefined;
  readonly unit?: string | undefined;
  readonly statement?: string | undefined;
}

/**
 * Marks the descriptions that these docs add to TypeDoc's model. The model escapes text, so the
 * mark isn't HTML.
 */
export const ownMark = '**`Our Words`** ';

/** The dagger before these descriptions on a page. */
export const addedMark = '<sup class="api-added" data-search="ignore">†</sup>';

const unitNames = new Map([
  ['m', 'meters'],
  ['ms', 'milliseconds'],
  ['px', 'pixels'],
  ['rad', 'radians'],
]);

/**
 * Spells out a unit: `px` → `pixels`, `rad/px` → `radians per pixel`, `rad per frame` →
 * `radians per frame`.
 */
function spellUnit(unit: string): string {
  const [first = '', ...rest] = unit.replace('/px', ' per pixel').split(' ');
  return [unitNames.get(first) ?? first, ...rest].join(' ');
}

/**
 * Adds the unit to the description of a name that has no default: "Distance from the edge, in
 * pixels."
 */
export function withUnit({ text, unit }: Words): string {
  if (unit === undefined) return text ?? '';
  if (text === undefined) return `In ${spellUnit(unit)}.`;
  // Insert the unit after the first sentence, which names the quantity.
  return text.replace(/\.(?= |$)/, `, in ${spellUnit(unit)}.`);
}

/**
 * Descriptions by `Symbol` or `Symbol.member`. An inherited member is listed at the exported symbol
 * that declares it.
 */
export type WordsByName = ReadonlyMap<string, Words>;

/** Absolute path of the folder with the descriptions. */
export const wordsDir = path.join(rootDir, 'packages/api-reference/src/pages/words');

/**
 * Reads all descriptions. If a description is invalid, or a name has two, throws an error that
 * names the file and the entry.
 */
export function readWords(dir: string = wordsDir): WordsByName {
  const words = new Map<string, Words>();
  for (const file of fs
    .readdirSync(dir)
    .filter((name) => name.endsWith('.json'))
    .sort()) {
    const parsed = v.safeParse(fileSchema, readJson(path.join(dir, file)));
    if (!parsed.success) {
      const [issue] = parsed.issues;
      const at = v.getDotPath(issue) ?? '';
      throw new Error(`packages/api-reference/src/pages/words/${file}: ${at}: ${issue.message}`);
    }
    for (const [name, entry] of Object.entries(parsed.output)) {
      if (words.has(name))
        throw new Error(
          `packages/api-reference/src/pages/words/${file}: ${name} is already described in another file.`,
        );
      words.set(name, typeof entry === 'string' ? { text: entry } : entry);
    }
  }
  return words;
}
