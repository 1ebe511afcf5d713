/**
 * Model of a version's API pages. Contains every symbol and member with its signature, description, and sample, and
 * with facts from other build steps.
 */
import { breakNames } from '@reveal-docs/shared/breakNames';
import type { ApiIndex } from '../names/apiIndex';
import { encodeText } from './code';
import type { DataSource } from './dataSources';
import type { Facts } from './facts';
import type { ApiFrontMatter } from './frontMatter';
import type { AliasVariant } from './variants';

/** One part of a section. Parts are in reading order. */
export type Part =
  | Section
  /** A single TypeScript statement. The first name in it is the declared name. */
  | { readonly type: 'signature'; readonly code: string }
  /** A description, sample or table, as Markdown. */
  | { readonly type: 'text'; readonly markdown: string }
  /** Title of the parts that follow, such as "Returns". */
  | { readonly type: 'label'; readonly label: string }
  /** Links to other symbols, as Markdown. They follow a label such as "Inherited from" on the same line. */
  | { readonly type: 'relation'; readonly label: string; readonly links: readonly string[] }
  /** An overload that applies to only one data source. */
  | { readonly type: 'source'; readonly source: DataSource; readonly parts: readonly Part[] }
  /** The fields of a type alias, as resolved by the compiler. */
  | { readonly type: 'fields'; readonly variants: readonly AliasVariant[] };

/** A part with a heading: a symbol, a member, or a group of them. */
export interface Section {
  readonly type: 'section';
  /** Level of the heading: 1 for the page's title. */
  readonly level: number;
  /** Markdown. */
  readonly title: string;
  /** ID of the heading. If undefined, `withAnchors` derives the ID from the title. */
  readonly anchor?: string | undefined;
  /** Name of the symbol or member that the section documents: `Symbol` or `Symbol.member`. */
  readonly name?: string | undefined;
  /** Kind of the symbol, shown below the title of its page. */
  readonly kind?: string | undefined;
  /**
   * Set for inherited members, which are documented on another symbol's page. They are collapsed until the reader opens
   * them.
   */
  readonly isFolded?: true | undefined;
  readonly parts: readonly Part[];
  /** Set if the symbol or member applies to only one data source. */
  readonly dataSource?: DataSource | undefined;
  readonly facts?: Facts | undefined;
}

export interface ApiPage {
  /** Path below the folder of API pages: `cognite_reveal/classes/IndexSet.md`. */
  readonly file: string;
  readonly frontMatter: ApiFrontMatter;
  readonly section: Section;
  /** First sentence about the page's symbol, as plain text. Undefined on pages without a symbol of their own. */
  readonly summary?: string | undefined;
}

/** The API of one release. All versions that run this release share it. */
export interface ApiModel {
  readonly symbols: ApiIndex['symbols'];
  readonly pages: readonly ApiPage[];
}

/** Returns a text part. */
export function text(markdown: string): Part {
  return { type: 'text', markdown };
}

/** Renders the label of a list or another part as HTML. */
export function labelSpan(label: string): string {
  return `<span class="api-label">${label}</span>`;
}

/** Renders lists of links to names as Markdown. Each list has a label. */
export function nameLists(
  lists: readonly (readonly [label: string, links: readonly string[]])[],
): string {
  const rows = lists.map(
    ([label, links]) => `${labelSpan(label)}<span class="api-links">${links.join(' ')}</span>`,
  );
  return linkBlock(rows);
}

/**
 * Returns the Markdown blocks of a list of links with a label and a sentence about each name. Returns an empty array if
 * the list has no entries.
 */
export function describedList(
  label: string,
  entries: readonly (readonly [name: string, url: string, summary: string])[],
): string[] {
  const items = entries.map(
    ([name, url, summary]) =>
      `- [${breakNames(encodeText(name))}](${url}) <span>${encodeText(summary)}</span>`,
  );
  return items.length === 0 ? [] : [labelSpan(label), items.join('\n')];
}

/** Renders labels and lists of links as one block, which readers can filter. */
export function linkBlock(rows: readonly string[]): string {
  return `<div class="api-members" data-search="ignore">\n\n${rows.join('\n\n')}\n\n</div>`;
}
