/**
 * This documentation's own words for what the SDK's typings say nothing about: `words/*.json`, by the symbol's name. Node
 * only; also read by the process that runs TypeDoc.
 */
import fs from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { readJson } from '../../files/readJson';
import { rootDir } from '../../versions';

const entrySchema = v.union([
  v.string(),
  v.strictObject({
    /** What it is for, as inline Markdown; the first sentence says it. */
    text: v.optional(v.string()),
    /** What holds when it is left out, as inline Markdown: a literal in backticks, or words. */
    default: v.optional(v.string()),
    /** Unit of the value: `m`, `px`, `ms`, `rad`, `degrees`. */
    unit: v.optional(v.string()),
    /** Id of the statement that the sentence rests on. */
    statement: v.optional(v.string()),
  }),
]);

const fileSchema = v.record(v.pipe(v.string(), v.regex(/^[\w$]+(?:\.[\w$]+)?$/)), entrySchema);

/** What we say of a symbol or member. */
export interface Words {
  readonly text?: string | undefined;
  readonly default?: string | undefined;
  readonly unit?: string | undefined;
  readonly statement?: string | undefined;
}

/** Precedes descriptions that these docs added. The page shows a dagger instead. */
export const ownMark = '**`Our Words`** ';

const unitNames = new Map([
  ['m', 'meters'],
  ['ms', 'milliseconds'],
  ['px', 'pixels'],
  ['rad', 'radians'],
]);

/** A unit in words: `px` → `pixels`, `rad/px` → `radians per pixel`, `rad per frame` → `radians per frame`. */
function spellUnit(unit: string): string {
  const [first = '', ...rest] = unit.replace('/px', ' per pixel').split(' ');
  return [unitNames.get(first) ?? first, ...rest].join(' ');
}

/** Description with its unit, for names without a default next to it: "Distance from the edge, in pixels." */
export function withUnit({ text, unit }: Words): string {
  if (unit === undefined) return text ?? '';
  if (text === undefined) return `In ${spellUnit(unit)}.`;
  // At the end of the first sentence, which names the quantity.
  return text.replace(/\.(?= |$)/, `, in ${spellUnit(unit)}.`);
}

/** Words by `Symbol` or `Symbol.member`; inherited members by the exported symbol that declares them. */
export type WordsByName = ReadonlyMap<string, Words>;

/** Folder of the words, absolute. */
export const wordsDir = path.join(rootDir, 'src/plugins/api/words');

/** Reads all words. Throws, naming file and entry, when one is not as it should be or a name has two. */
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
      throw new Error(`src/plugins/api/words/${file}: ${at}: ${issue.message}`);
    }
    for (const [name, entry] of Object.entries(parsed.output)) {
      if (words.has(name))
        throw new Error(`src/plugins/api/words/${file}: ${name} has words twice.`);
      words.set(name, typeof entry === 'string' ? { text: entry } : entry);
    }
  }
  return words;
}
