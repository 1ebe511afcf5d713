import { overloadsOf, type ChangedSignature } from '../names/changes';
import { countOf } from '@reveal-docs/shared/countOf';
import { groupBy } from '@reveal-docs/shared/groupBy';
import { isMember, memberOf, ownerOf } from '../names/memberName';
import { renderFrontMatter } from '../pages/frontMatter';
import type { Step } from './steps';

/**
 * Returns the pathname of the documentation for `Symbol` or `Symbol.member`, or undefined if the name isn't documented.
 */
export type LinkOf = (name: string) => string | undefined;

/** Links for current and for previous names. */
export interface StepLinks {
  readonly now: LinkOf;
  readonly before: LinkOf;
}

const group = 'Changes';

/** Returns the route of a step's page, below the version's route. */
export function stepPage({ from, to }: Pick<Step, 'from' | 'to'>): string {
  const part = (release: string): string => release.replaceAll('.', '-');
  return `api/changes/from-${part(from)}-to-${part(to)}`;
}

/** Returns the ID of a symbol's section on a step's page. */
export function symbolAnchor(name: string): string {
  return `in-${ownerOf(name).toLowerCase()}`;
}

export const sectionAnchors = { added: 'new', removed: 'removed', renamed: 'renamed' } as const;

function inlineCode(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

function linkedName(name: string, linkOf: LinkOf, text: string = name): string {
  const url = linkOf(name);
  return url === undefined ? inlineCode(text) : `[${inlineCode(text)}](${url})`;
}

function linkedProse(prose: string, linkOf: LinkOf): string {
  return prose.replace(/`([^`]+)`/g, (_, code: string) =>
    linkedName(code.replace(/\(\)$/, ''), linkOf, code),
  );
}

function instead(text: string | undefined, linkOf: LinkOf): string {
  return text === undefined ? '' : `: ${linkedProse(text, linkOf)}`;
}

/** Formats counts such as `2 symbols and 1 member`. Omits zeros. */
function countBoth(names: readonly string[]): string {
  const members = names.filter(isMember).length;
  const symbols = names.length - members;
  return [
    ...(symbols > 0 ? [countOf(symbols, 'symbol')] : []),
    ...(members > 0 ? [countOf(members, 'member')] : []),
  ].join(' and ');
}

function summary({ added, removed, renamed, changed, deprecated }: Step): string {
  const kinds: [string, readonly string[]][] = [
    ['Removed', removed.map(({ name }) => name)],
    ['Renamed', renamed.map(({ before }) => before)],
    ['Changed', changed.map(({ before }) => before)],
    ['Deprecated', deprecated],
    ['New', added],
  ];
  return kinds
    .filter(([, names]) => names.length > 0)
    .map(([word, names]) => `- ${word}: ${countBoth(names)}`)
    .join('\n');
}

function section(title: string, anchor: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`## ${title} {#${anchor}}`, lines.join('\n')];
}

function changedLines(change: ChangedSignature, linkOf: LinkOf): string[] {
  const { after } = change;
  const subject = isMember(after) ? ` ${linkedName(after, linkOf, memberOf(after))}` : '';
  const overloads = overloadsOf(change).map(
    ({ word, signature }) => `  - ${word} ${inlineCode(signature)}`,
  );
  return [`- Changed${subject}`, ...overloads];
}

function symbolSection(name: string, step: Step, { now, before: old }: StepLinks): string {
  const own = (member: string): boolean => ownerOf(member) === name;
  const list = (names: readonly string[]): string =>
    names.map((member) => linkedName(member, now, memberOf(member))).join(', ');
  const added = step.added.filter((member) => isMember(member) && own(member));
  const renamed = step.renamed.filter(({ before, after }) => isMember(before) && own(after));
  const removed = step.removed.filter(
    (item) => isMember(item.name) && own(renamedOwner(item.name, step)),
  );
  const deprecated = step.deprecated.filter(own);
  const lines = [
    ...renamed.map(
      ({ before, after }) =>
        `- Renamed: ${linkedName(before, old, memberOf(before))} is now ${linkedName(after, now, memberOf(after))}`,
    ),
    ...removed.map(
      (item) =>
        `- Removed: ${linkedName(item.name, old, memberOf(item.name))}${instead(item.instead, now)}`,
    ),
    ...deprecated.map((item) =>
      isMember(item) ? `- Deprecated: ${linkedName(item, now, memberOf(item))}` : '- Deprecated',
    ),
    ...step.changed.filter(({ after }) => own(after)).flatMap((item) => changedLines(item, now)),
    ...(added.length > 0 ? [`- New: ${list(added)}`] : []),
  ];
  const title = now(name) === undefined ? '' : `In the API reference: ${linkedName(name, now)}\n\n`;
  return `### ${name} {#${symbolAnchor(name)}}\n\n${title}${lines.join('\n')}`;
}

function renamedOwner(name: string, step: Step): string {
  const owner = ownerOf(name);
  return step.renamed.find(({ before }) => before === owner)?.after ?? owner;
}

function changedSymbols(step: Step): string[] {
  const names = [
    ...step.added.filter(isMember).map(ownerOf),
    ...step.removed
      .filter(({ name }) => isMember(name))
      .map(({ name }) => renamedOwner(name, step)),
    ...step.renamed.filter(({ before }) => isMember(before)).map(({ after }) => ownerOf(after)),
    ...step.deprecated.map(ownerOf),
    ...step.changed.map(({ after }) => ownerOf(after)),
  ];
  return [...new Set(names)].sort((a, b) => a.localeCompare(b, 'en'));
}

/** Renders the page of a step, as Markdown. Changes that can break a program come first. */
export function renderStep(step: Step, links: StepLinks): string {
  const { from, to } = step;
  const title = `Changes from ${from} to ${to}`;
  const renamed = step.renamed
    .filter(({ before }) => !isMember(before))
    .map(
      ({ before, after }) =>
        `| ${linkedName(before, links.before)} | ${linkedName(after, links.now)} |`,
    );
  const removed = step.removed
    .filter(({ name }) => !isMember(name))
    .map((item) => `- ${linkedName(item.name, links.before)}${instead(item.instead, links.now)}`);
  const symbols = step.added.filter((name) => !isMember(name));
  const added = [...groupBy(symbols, (name) => step.moduleOf[name] ?? '')].map(
    ([module, names]) =>
      `- From ${inlineCode(module)}: ${names.map((name) => linkedName(name, links.now)).join(', ')}`,
  );
  const bySymbol = changedSymbols(step).map((name) => symbolSection(name, step, links));
  const parts = [
    `# ${title}`,
    `These lists compare the type declarations of both releases. They also include changes from the ` +
      `releases in between.`,
    summary(step),
    // Hide the page's headings from search, because search should find each name on the name's own page.
    '<div class="api-changes" data-search="ignore">',
    ...section(
      'Renamed',
      sectionAnchors.renamed,
      renamed.length > 0 ? ['| Before | Now |', '| --- | --- |', ...renamed] : [],
    ),
    ...section('Removed', sectionAnchors.removed, removed),
    ...(bySymbol.length > 0 ? ['## Changes by symbol {#by-symbol}', ...bySymbol] : []),
    ...section('New', sectionAnchors.added, added),
    '</div>',
  ];
  const description = `New, removed, renamed, changed and deprecated names in the API of release ${to}, compared with ${from}.`;
  return `${renderFrontMatter({ title, description, api: { group } })}\n${parts.join('\n\n')}\n`;
}
