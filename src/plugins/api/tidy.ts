/**
 * Turns the output of TypeDoc's Markdown plugin into the final pages: fewer headings, signatures
 * with links, and a unique explicit ID for every remaining heading.
 */
import { renderSignature, type LinkName } from './signature';

interface Heading {
  readonly level: number;
  readonly text: string;
  readonly id: string | undefined;
}

/** Headings that only repeat the signature or the table head after them. */
const redundant = new Set([
  'Get Signature',
  'Set Signature',
  'Index Signature',
  'Indexable',
  'Parameters',
  'Type Parameters',
]);

/** Headings followed by one reference or a list of references. These are shown on one line. */
const relations = new Set([
  'Extends',
  'Extended by',
  'Implements',
  'Implementation of',
  'Inherited from',
  'Overrides',
]);

/**
 * Groups of symbols and members: the only headings without a name that belong in a table of
 * contents.
 */
const groups = new Set([
  'Accessors',
  'Classes',
  'Constructor',
  'Constructors',
  'Enumeration Members',
  'Enumerations',
  'Functions',
  'Interfaces',
  'Methods',
  'Properties',
  'Type Aliases',
  'Type Declaration',
  'Variables',
]);

/** Start of the heading for members that a symbol inherits (typedoc/inherited.mts). */
export const inheritedFrom = 'Inherited from ';

/** Whether the content after a heading is folded, because it is documented at another symbol. */
function isFolded({ level, text, id }: Heading): boolean {
  return id === undefined && level === 2 && text.startsWith(inheritedFrom);
}

/** Counts the members up to the next group. */
function countMembers(lines: readonly string[], start: number): number {
  const end = lines.findIndex((line, index) => index >= start && line.startsWith('## '));
  return lines.slice(start, end < 0 ? lines.length : end).filter((line) => line.startsWith('### '))
    .length;
}

/**
 * Whether a heading without a name is part of one symbol's documentation, such as an example or a
 * block tag. On level 3, these are the members of an intersection on its own page. The spelled-out
 * members of an alias or a variable are a group on its own page, but a part on a module's page.
 */
function isPart({ level, text }: Heading): boolean {
  return (
    level > 3 || (level === 2 && !groups.has(text)) || (text === 'Type Declaration' && level > 2)
  );
}

/** Converts a group's heading to sentence case: `Type Aliases` → `Type aliases`. */
function groupTitle(text: string): string {
  if (text === 'Type Declaration') return 'Properties';
  if (text === 'Enumeration Members') return 'Members';
  return text.charAt(0) + text.slice(1).toLowerCase();
}

const headingLine = /^(?<marks>#{1,6}) (?<text>.*?)(?: \{#(?<id>[^}]+)\})?$/;

function parseHeading(line: string): Heading | undefined {
  const groups = headingLine.exec(line)?.groups;
  if (groups?.marks === undefined || groups.text === undefined) return undefined;
  return { level: groups.marks.length, text: groups.text, id: groups.id };
}

/**
 * Converts a heading's text to an ID with the usual slug rules: `Type Aliases` → `type-aliases`.
 */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replace(/ /g, '-');
}

function readIds(lines: readonly string[]): Set<string> {
  const ids = new Set<string>();
  for (const line of lines) {
    const heading = parseHeading(line);
    if (heading?.id !== undefined) ids.add(heading.id);
    for (const match of line.matchAll(/<a id="([^"]+)">/g))
      if (match[1] !== undefined) ids.add(match[1]);
  }
  return ids;
}

function takeUnused(ids: Set<string>, wanted: string): string {
  let id = wanted;
  for (let count = 1; ids.has(id); count += 1) id = `${wanted}-${count}`;
  ids.add(id);
  return id;
}

function label(text: string): string {
  return `<span class="api-label">${text}</span>`;
}

/**
 * Index of the first line from `start` that is neither blank nor a rule, or the number of lines.
 */
function nextText(lines: readonly string[], start: number): number {
  let index = start;
  while (index < lines.length && /^\s*(\*{3})?$/.test(lines[index] ?? '')) index += 1;
  return index;
}

/**
 * Reads a list or a single paragraph from `start` as one line, and returns where the next text
 * begins.
 */
function readRelation(lines: readonly string[], start: number): { text: string; end: number } {
  const first = nextText(lines, start);
  if (lines[first]?.startsWith('- ') !== true) return { text: lines[first] ?? '', end: first + 1 };
  const items: string[] = [];
  let index = first;
  for (; lines[index]?.startsWith('- ') === true; index += 1)
    items.push(lines[index]?.slice(2) ?? '');
  return { text: items.join(', '), end: index };
}

function readFence(lines: readonly string[], start: number): { code: string; end: number } {
  let end = start + 1;
  while (end < lines.length && lines[end]?.trim() !== '```') end += 1;
  return { code: lines.slice(start + 1, end).join('\n'), end: end + 1 };
}

/** Finds the end of a comment's own fence that opens at `start`. Fences in comments use tildes. */
function endOfTildes(lines: readonly string[], start: number): number {
  let end = start + 1;
  while (end < lines.length && lines[end]?.trim() !== '~~~') end += 1;
  return end + 1;
}

/** Class of the dagger before descriptions that these docs added. */
const addedClass = 'api-added';

/** Line that explains the dagger on pages that have it. */
const addedNote =
  '<p class="api-added-note" data-search="ignore">† Description added by these docs. It isn’t part of the SDK.</p>';

/** Adds the explanation to a page that has daggers. */
export function withAddedNote(page: string): string {
  return page.includes(`class="${addedClass}"`) ? `${page.trimEnd()}\n\n${addedNote}\n` : page;
}

/**
 * Converts modifier tags, and the marks of additions by these docs, from bold code to badges:
 * `**`Beta`**`.
 */
export function tidyMarks(text: string): string {
  return text
    .replace(/\*\*`Our Words`\*\*/g, `<sup class="${addedClass}" data-search="ignore">†</sup>`)
    .replace(
      /\*\*`Our Sample`\*\*/g,
      '<span class="api-badge" data-search="ignore">Example added by these docs</span>',
    )
    .replace(/\*\*`([A-Z][\w ]*)`\*\*/g, '<span class="api-badge">$1</span>');
}

function tidyText(line: string): string {
  return tidyMarks(line)
    .replace(/^\| Enumeration Member \|/, '| Member |')
    .replace(/(?<=\|) - (?=\|)/g, '   ');
}

/** Returns the final Markdown of a page without its front matter. Code fences must be closed. */
export function tidyPage(markdown: string, linkName: LinkName): string {
  const lines = markdown.split('\n');
  const ids = readIds(lines);
  const out: string[] = [];
  let overload = 0;
  let index = 0;
  let isOpen = false;
  /** Closes the disclosure of the previous group, if it has one. */
  const endFold = (): void => {
    if (isOpen) out.push('', '</details>', '');
    isOpen = false;
  };
  const tidyHeading = (heading: Heading): void => {
    index += 1;
    if (heading.level <= 2) endFold();
    if (isFolded(heading)) {
      const count = countMembers(lines, index);
      out.push(
        `## ${heading.text} {#${takeUnused(ids, slugOf(heading.text))}}`,
        '',
        `<details class="api-inherited"><summary>${count} ${count === 1 ? 'member' : 'members'}</summary>`,
        '',
      );
      isOpen = true;
      return;
    }
    if (heading.id !== undefined) overload = 0;
    const isNamed = heading.id !== undefined || heading.level === 1;
    if (!isNamed && redundant.has(heading.text)) return;
    if (!isNamed && heading.text === 'Call Signature') {
      overload += 1;
      out.push(label(`Overload ${overload}`));
      return;
    }
    if (!isNamed && relations.has(heading.text)) {
      const { text, end } = readRelation(lines, index);
      out.push(`${label(heading.text)} ${text}`, '');
      index = end;
      return;
    }
    if (!isNamed && isPart(heading)) {
      const following = lines[nextText(lines, index)];
      const isEmpty = following === undefined || parseHeading(following) !== undefined;
      if (!isEmpty) out.push(label(heading.text));
      return;
    }
    const text = !isNamed && groups.has(heading.text) ? groupTitle(heading.text) : heading.text;
    const id = heading.id ?? takeUnused(ids, slugOf(text));
    const marks = '#'.repeat(Math.min(heading.level, 4));
    out.push(heading.level === 1 ? `# ${text}` : `${marks} ${text} {#${id}}`);
  };
  while (index < lines.length) {
    const line = lines[index] ?? '';
    const heading = parseHeading(line);
    if (line === '```ts') {
      const { code, end } = readFence(lines, index);
      out.push(renderSignature(code, linkName));
      index = end;
    } else if (line.startsWith('~~~')) {
      const end = endOfTildes(lines, index);
      out.push(...lines.slice(index, end));
      index = end;
    } else if (heading !== undefined) {
      tidyHeading(heading);
    } else {
      if (line !== '***') out.push(tidyText(line));
      index += 1;
    }
  }
  endFold();
  return `${out
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}
