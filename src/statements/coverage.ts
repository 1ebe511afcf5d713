/**
 * Finds what a page claims about the SDK: sentences, list items and table rows that name a symbol of the API or a
 * default, and whether each rests on something. Orders to the reader claim nothing. Pure.
 */
import type { InlineCode, Node, Parent, Root } from 'mdast';
import { citationPattern } from './citations';

/** A sentence, item or row about the SDK. */
export interface Claim {
  readonly line: number;
  /** As readers see it, without marks. */
  readonly text: string;
  readonly isCited: boolean;
}

/** A claim by its look only. */
export interface Excuse {
  /** Path of the page below its version, without extension. */
  readonly page: string;
  /** How its text begins. */
  readonly text: string;
  readonly reason: string;
}

/** What inline code stands for while a text is cut into sentences: code has full stops of its own. */
const codeMark = '\u0001';
const defaultWord = /\bdefaults?\b/i;

/** First words of sentences that tell readers what to do. */
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
  /** Text with marks, and {@link codeMark} in place of each inline code. */
  readonly text: string;
  readonly codes: readonly InlineCode[];
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

function unitOf(node: Node): Unit {
  const codes: InlineCode[] = [];
  return { line: node.position?.start.line ?? 1, text: flatten(node, codes), codes };
}

/** The end of a sentence: its full stop, with the marks behind it. */
const sentenceEnd = /[.!?:](?:[ \t]*\[\^!?[a-z0-9/-]+\])*(?=\s|$)/g;

function* sentencesOf({ line, text, codes }: Unit): Iterable<Unit> {
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
    };
    start = end;
    used += count;
  }
}

function* unitsOf(parent: Parent, inItem = false): Iterable<Unit> {
  for (const node of parent.children) {
    if (node.type === 'heading' || node.type === 'code') continue;
    if (node.type === 'table') {
      for (const row of (node as Parent).children.slice(1)) yield unitOf(row);
    } else if (node.type === 'paragraph') {
      if (inItem) yield unitOf(node);
      else yield* sentencesOf(unitOf(node));
    } else if ('children' in node) yield* unitsOf(node as Parent, node.type === 'listItem');
  }
}

/** The text as readers see it. */
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

/** The claims of a page; `isApiName` tells which inline code is a symbol of the API. */
export function findClaims(root: Root, isApiName: (code: InlineCode) => boolean): Claim[] {
  return [...unitsOf(root)].flatMap((unit) => {
    const text = shown(unit);
    const isAbout = unit.codes.some(isApiName) || defaultWord.test(text);
    if (!isAbout || isOrder(text) || text.endsWith(':')) return [];
    const isCited = unit.text.search(citationPattern) >= 0;
    return [{ line: unit.line, text, isCited }];
  });
}

/** The excuse for a claim on a page; undefined when it has none. */
export function excuseFor(
  page: string,
  { text }: Claim,
  excuses: readonly Excuse[],
): Excuse | undefined {
  return excuses.find((excuse) => excuse.page === page && text.startsWith(excuse.text));
}
