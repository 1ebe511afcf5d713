/** Reads the descriptions in `words/*.json`. These docs add them for names that the SDK's typings don't describe. */
import fs from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { readJson } from '@reveal-docs/shared/readJson';
import { rootDir } from '@reveal-docs/versions';

const entrySchema = v.union([
  v.string(),
  v.strictObject({
    /** Purpose of the name, as inline Markdown. Its first sentence must make sense by itself. */
    text: v.optional(v.string()),
    /** Default value, as inline Markdown. Either a literal in backticks, or a description of the default. */
    default: v.optional(v.string()),
    /** Unit of the value: `m`, `px`, `ms`, `rad`, `degrees`. */
    unit: v.optional(v.string()),
    /** ID of the statement that supports the description. */
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
 * Text that marks the descriptions that these docs add to TypeDoc's model. It isn't HTML, because TypeDoc would escape
 * HTML.
 */
export const ownMark = '**`Our Words`** ';

/** The dagger that a page shows before these descriptions. */
export const addedMark = '<sup class="api-added" data-search="ignore">†</sup>';

const unitNames = new Map([
  ['m', 'meters'],
  ['ms', 'milliseconds'],
  ['px', 'pixels'],
  ['rad', 'radians'],
]);

/** Spells out a unit: `px` → `pixels`, `rad/px` → `radians per pixel`. */
function spellUnit(unit: string): string {
  const [first = '', ...rest] = unit.replace('/px', ' per pixel').split(' ');
  return [unitNames.get(first) ?? first, ...rest].join(' ');
}

/** Adds the unit to a description whose name has no default: "Distance from the edge, in pixels." */
export function withUnit({ text, unit }: Words): string {
  if (unit === undefined) return text ?? '';
  if (text === undefined) return `In ${spellUnit(unit)}.`;
  // Insert the unit after the first sentence, which names the quantity.
  return text.replace(/\.(?= |$)/, `, in ${spellUnit(unit)}.`);
}

/**
 * Map from `Symbol` or `Symbol.member` to its description. Inherited members are listed under the exported symbol that
 * declares them.
 */
export type WordsByName = ReadonlyMap<string, Words>;

export const wordsDir = path.join(rootDir, 'packages/api-reference/src/pages/words');

/**
 * Reads all descriptions. If a description is invalid, or a name has two descriptions, throws an error that names the
 * file and the entry.
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
