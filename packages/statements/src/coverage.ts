/**
 * Finds claims about the SDK on a page, and checks whether each claim cites a statement. Claims are sentences, list
 * items, and table rows that contain an API name or a default. Instructions to the reader aren't claims, except in
 * sections and tables where each item or row needs a citation. Pure.
 */
import type { InlineCode, Node, Parent, Root } from 'mdast';
import { citationPattern } from './citations';

export interface Claim {
  readonly line: number;
  /** The text as readers see it. */
  readonly text: string;
  readonly isCited: boolean;
  /**
   * Whether the text is an item or row that needs a citation. This is the case if its section or table is about common
   * mistakes, options, limits, defaults or errors.
   */
  readonly needsCitation: boolean;
  /** Header cells of the row's table, such as `Before | After`. */
  readonly table?: string;
}

/** Exempts all rows of a table, or a text that looks like a claim but isn't one. */
export type Excuse = {
  /** Path of the page, relative to its version's route and without extension. */
  readonly page: string;
  readonly reason: string;
  /** A text in this repository that supports the claim, such as an assertion in a test. */
  readonly evidence?: { readonly file: string; readonly text: string };
} & (
  | {
      /** Beginning of the claim's text. */
      readonly text: string;
    }
  | {
      /** Header cells of the table, such as `Before | After`. */
      readonly table: string;
    }
);

/** Replaces inline code while a text is split into sentences, because code can contain periods. */
const codeMark = '\u0001';
const defaultWord = /\bdefaults?\b/i;
const owedSection = /^(common mistakes|errors|options|cost and limits)$/i;
/**
 * Matches headers of table columns. Each row of a table with such a column needs a citation. "Desktop" columns contain
 * defaults, and "cause" columns contain causes of errors.
 */
const owedColumn = /\b(default|desktop|cause)\b/i;

const orders = new Set(
  (
    'add allow apply ask assign avoid build call cancel change check choose clear clone combine compare copy count create ' +
    'declare define delete disable dispose do don’t download draw enable end ensure expect filter find fit follow free ' +
    'get give handle hide hold import increase install invert keep leave let list listen load log look lower make map ' +
    'mark measure mind move never note open pass pick place plan prefer print put raise read remember remove render ' +
    'replace reset run save say see select send set share show skip start stop store style switch take tell test transform ' +
    'translate try turn update upgrade use wait watch wrap write'
  ).split(' '),
);

interface Unit {
  readonly line: number;
  /** Text in which {@link codeMark} replaces inline code. */
  readonly text: string;
  readonly codes: readonly InlineCode[];
  /** Whether the unit is a list item or a table row, rather than a sentence. */
  readonly isEntry: boolean;
  readonly needsCitation: boolean;
  readonly table?: string;
}

interface Section {
  needsCitation: boolean;
}

function flatten(node: Node, codes: InlineCode[]): string {
  if (node.type === 'inlineCode') {
    codes.push(node as InlineCode);
    return codeMark;
  }
  if ('children' in node)
    return (node as Parent).children.map((item) => flatten(item, codes)).join('');
  return node.type === 'text' && 'value' in node ? (node as Node & { value: string }).value : '';
}

function unitOf(node: Node, isEntry: boolean, needsCitation: boolean): Unit {
  const codes: InlineCode[] = [];
  const text = flatten(node, codes);
  return { line: node.position?.start.line ?? 1, text, codes, isEntry, needsCitation };
}

function headOf(head: Node | undefined): string {
  if (head === undefined) return '';
  return (head as Parent).children.map((cell) => shown(unitOf(cell, true, false))).join(' | ');
}

function hasOwedColumn(head: Node | undefined): boolean {
  return (
    head !== undefined &&
    (head as Parent).children.some((cell) => owedColumn.test(flatten(cell, [])))
  );
}

/** Matches the end of a sentence and the citations after it, which can be on the next line. */
const sentenceEnd = /[.!?:](?:\s*\[\^!?[a-z0-9/-]+\])*(?=\s|$)/g;

function* sentencesOf({ line, text, codes, ...where }: Unit): Iterable<Unit> {
  const ends = [...text.matchAll(sentenceEnd)].map((match) => match.index + match[0].length);
  if (ends.at(-1) !== text.length) ends.push(text.length);
  let start = 0;
  let used = 0;
  for (const end of ends) {
    const part = text.slice(start, end);
    const count = part.split(codeMark).length - 1;
    yield {
      line: line + text.slice(0, start).split('\n').length - 1,
      text: part,
      codes: codes.slice(used, used + count),
      ...where,
    };
    start = end;
    used += count;
  }
}

function* unitsOf(parent: Parent, section: Section, inItem = false): Iterable<Unit> {
  for (const node of parent.children) {
    if (node.type === 'heading') section.needsCitation = owedSection.test(flatten(node, []));
    if (node.type === 'heading' || node.type === 'code') continue;
    if (node.type === 'table') {
      const [head, ...rows] = (node as Parent).children;
      const needsCitation = section.needsCitation || hasOwedColumn(head);
      const table = headOf(head);
      for (const row of rows) yield { ...unitOf(row, true, needsCitation), table };
    } else if (node.type === 'paragraph') {
      const unit = unitOf(node, inItem, section.needsCitation);
      if (inItem) yield unit;
      else yield* sentencesOf(unit);
    } else if ('children' in node) {
      yield* unitsOf(node as Parent, section, node.type === 'listItem');
    }
  }
}

function shown({ text, codes }: Unit): string {
  let index = 0;
  return text
    .replaceAll(citationPattern, '')
    .replaceAll(codeMark, () => `\`${codes[index++]?.value ?? ''}\``)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function isOrder(text: string): boolean {
  const first = /^[\p{L}’']+/u.exec(text)?.[0].toLowerCase().replaceAll("'", '’');
  return first !== undefined && orders.has(first);
}

/** Returns the claims on a page. `isApiName` returns whether inline code is an API name. */
export function findClaims(root: Root, isApiName: (code: InlineCode) => boolean): Claim[] {
  return [...unitsOf(root, { needsCitation: false })].flatMap((unit) => {
    const text = shown(unit);
    const isAbout = unit.codes.some(isApiName) || defaultWord.test(text);
    const isClaim = isAbout && !isOrder(text) && !text.endsWith(':');
    if (!isClaim && !(unit.isEntry && unit.needsCitation)) return [];
    const isCited = unit.text.search(citationPattern) >= 0;
    const needsCitation = unit.needsCitation && unit.isEntry;
    const { line, table } = unit;
    return [{ line, text, isCited, needsCitation, ...(table !== undefined && { table }) }];
  });
}

/** Returns the claims that need a citation but have neither a citation nor an excuse. */
export function findClaimsWithoutCitation(
  page: string,
  claims: readonly Claim[],
  excuses: readonly Excuse[],
): Claim[] {
  return claims.filter(
    (claim) =>
      claim.needsCitation && !claim.isCited && excuseFor(page, claim, excuses) === undefined,
  );
}

/** Returns the excuse for a claim on a page, or undefined if the claim doesn't have one. */
export function excuseFor(
  page: string,
  { text, table }: Claim,
  excuses: readonly Excuse[],
): Excuse | undefined {
  return excuses.find(
    (excuse) =>
      excuse.page === page &&
      ('text' in excuse ? text.startsWith(excuse.text) : table === excuse.table),
  );
}
