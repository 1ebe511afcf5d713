import { variantAnchor } from './anchors';
import { encodeText, renderCode, renderSignature, type LinkName } from './code';
import {
  hasSourceField,
  sourceClass,
  sourceField,
  sourceMark,
  sourceNote,
  sourceOfVariant,
  type DataSource,
} from './dataSources';
import { renderFrontMatter } from './frontMatter';
import { linkBetween } from './links';
import type { Facts, HistoryLine } from './facts';
import { labelSpan, type ApiModel, type ApiPage, type Part, type Section } from './model';
import { fieldAnchor, type AliasVariant } from './variants';
import { addedMark } from './words';
import { statementBlocks, usesBlocks, writeHistory } from './writeFacts';

const addedNote =
  '<p class="api-added-note" data-search="ignore">† Description added by these docs. It isn’t part of the SDK.</p>';

const addedLabel = '<span class="api-badge" data-search="ignore">Added by these docs</span>';

function linkNames({ file, frontMatter }: ApiPage, symbols: ApiModel['symbols']): LinkName {
  return (name) => {
    const symbol = Object.hasOwn(symbols, name) ? symbols[name] : undefined;
    if (symbol === undefined || name === frontMatter.title) return undefined;
    const { page, anchor } = symbol;
    const target = `${page.replace(/^api\//, '')}.md${anchor === undefined ? '' : `#${anchor}`}`;
    return `[${encodeText(name)}](${linkBetween(file, target)})`;
  };
}

function cell(text: string): string {
  return text.replace(/\|/g, '\\|').replace(/\n/g, ' ');
}

function writeVariant({ fields }: AliasVariant, linkName: LinkName, anchored: Set<string>): string {
  const hasDefaults = fields.some((field) => field.default !== undefined);
  const rows = fields.map((field) => {
    const isFirst = !anchored.has(field.name);
    anchored.add(field.name);
    const anchor = isFirst ? `<a id="${fieldAnchor(field.name)}"></a>` : '';
    const name = `${anchor}\`${field.name}${field.isOptional ? '?' : ''}\``;
    const type = `<span class="api-code">${renderCode(field.type, false, linkName)}</span>`;
    const from = linkName(field.from) ?? encodeText(field.from);
    const place = field.package === undefined ? from : `${from} of \`${field.package}\``;
    const ours = field.ours === '' ? '' : `${addedMark} ${field.ours}`;
    const text = [field.said, ours].filter((part) => part !== '').join(' ');
    const cells = [name, type, ...(hasDefaults ? [field.default ?? ''] : []), place, text];
    return `| ${cells.map(cell).join(' | ')} |`;
  });
  const heads = ['Field', 'Type', ...(hasDefaults ? ['Default'] : []), 'From', 'Description'];
  return [`| ${heads.join(' | ')} |`, `|${' --- |'.repeat(heads.length)}`, ...rows].join('\n');
}

/** Wraps and labels content that applies to one data source, so that readers can hide the content. */
function forSource(source: DataSource | undefined, blocks: readonly string[]): readonly string[] {
  if (source === undefined) return blocks;
  return [`<div class="${sourceClass(source)}">`, sourceNote(source), ...blocks, '</div>'];
}

function writeFields(variants: readonly AliasVariant[], linkName: LinkName): string[] {
  const literals = variants[0]?.literals;
  if (literals !== undefined)
    return [`One of <span class="api-code">${renderCode(literals, false, linkName)}</span>`];
  const anchored = new Set<string>();
  return [
    `## ${variants.length === 1 ? 'Fields' : 'Variants'} {#fields}`,
    ...variants.flatMap((variant) => {
      const { title } = variant;
      const source = variants.length > 1 ? sourceOfVariant(variant) : undefined;
      const heading = `### ${title}${sourceMark(source)} {#${variantAnchor(title)}}`;
      const table = [writeVariant(variant, linkName, anchored)];
      return [...(title === '' ? [] : [heading]), ...forSource(source, table)];
    }),
  ];
}

function writePart(part: Part, linkName: LinkName): string[] {
  switch (part.type) {
    case 'section':
      return writeSection(part, linkName);
    case 'signature':
      return [renderSignature(part.code, linkName)];
    case 'text':
      return [part.markdown];
    case 'label':
      return [labelSpan(part.label)];
    case 'relation':
      return [`${labelSpan(part.label)} ${part.links.join(', ')}`];
    case 'source':
      return [
        ...forSource(
          part.source,
          part.parts.flatMap((one) => writePart(one, linkName)),
        ),
      ];
    case 'fields':
      return writeFields(part.variants, linkName);
  }
}

function fold(parts: readonly Part[], content: readonly string[]): string[] {
  const count = parts.filter(({ type }) => type === 'section').length;
  return [
    `<details class="api-inherited"><summary>${count} ${count === 1 ? 'member' : 'members'}</summary>`,
    ...content,
    '</details>',
  ];
}

function hasHeading(part: Part): boolean {
  return (
    part.type === 'section' || (part.type === 'fields' && part.variants[0]?.literals === undefined)
  );
}

/** In a member's section, additions appear after the description. All other changes appear before the description. */
function isAddition({ events }: HistoryLine): boolean {
  return events.every(({ type }) => type === 'added');
}

function memberFacts(facts: Facts): string[] {
  const row = [
    ...facts.history.filter(isAddition).map(writeHistory),
    ...usesBlocks(facts),
    ...statementBlocks(facts),
  ];
  return row.length === 0 ? [] : ['<div class="api-facts">', ...row, '</div>'];
}

/**
 * History goes below the title, except for additions to a member. Uses and statements go before the next heading. If a
 * symbol shares its page, its uses go after its members.
 */
function writeSection(section: Section, linkName: LinkName): string[] {
  const { level, title, anchor, kind, isFolded, parts, facts, dataSource } = section;
  const at = parts.findIndex(hasHeading);
  const end = at < 0 ? parts.length : at;
  const write = (some: readonly Part[]) => some.flatMap((part) => writePart(part, linkName));
  const isMember = facts?.isMember === true;
  const isShared = facts?.isMember === false && level > 1;
  const history = facts?.history ?? [];
  const content = [
    ...history.filter((line) => !isMember || !isAddition(line)).map(writeHistory),
    ...write(parts.slice(0, end)),
    ...(isMember ? memberFacts(facts) : []),
    ...(isMember || (isShared && at >= 0) ? [] : usesBlocks(facts)),
    ...(isMember ? [] : statementBlocks(facts)),
    ...write(parts.slice(end)),
    ...(isShared && at >= 0 ? usesBlocks(facts) : []),
  ];
  // If the whole page applies to one source, show only the note. Otherwise, readers could hide everything on the page.
  const hidden = level === 1 ? undefined : dataSource;
  return [
    `${'#'.repeat(level)} ${title}${sourceMark(hidden)}${anchor === undefined ? '' : ` {#${anchor}}`}`,
    ...(kind === undefined ? [] : [`<p class="api-kind" data-search="ignore">${kind}</p>`]),
    ...(level > 1 || dataSource === undefined ? [] : [sourceNote(dataSource)]),
    ...forSource(hidden, isFolded ? fold(parts, content) : content),
  ];
}

/**
 * Removes the dagger from a page's first paragraph, and adds a label after the paragraph. The note that explains
 * daggers is far below.
 */
function labelLead(blocks: readonly string[]): string[] {
  const at = blocks.findIndex((block) => block.startsWith('##') || block.startsWith(addedMark));
  return blocks.map((block, index) =>
    index === at && block.startsWith(addedMark)
      ? block.slice(addedMark.length + 1).replace(/(?=\n\n|$)/, ` ${addedLabel}`)
      : block,
  );
}

/** Writes a page as Markdown that contains HTML. Links API names to the pages of their `symbols`. */
export function writePage(page: ApiPage, symbols: ApiModel['symbols']): string {
  const linkName = linkNames(page, symbols);
  const written = writeSection(page.section, linkName).map((block) => block.trim());
  const blocks = page.section.kind === undefined ? written : labelLead(written);
  // Insert the data source field below the title and the kind.
  if (hasSourceField(page)) blocks.splice(2, 0, sourceField);
  const hasNote =
    page.section.kind !== undefined && blocks.some((block) => block.includes(addedMark));
  const body = [...blocks, ...(hasNote ? [addedNote] : [])]
    .filter((block) => block !== '')
    .join('\n\n');
  return `${renderFrontMatter(page.frontMatter)}\n${body.replace(/\n{3,}/g, '\n\n')}\n`;
}
