/**
 * Defines search records, and the files that contain a version's records. The build, the browser and the hosted
 * provider use the same definitions.
 */
import type { DocKind } from '@reveal-docs/versions/addresses/pageKind';

/** Levels of a record's hierarchy: the page group, the page, and then the headings. */
export const hierarchyLevels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

export type HierarchyLevel = (typeof hierarchyLevels)[number];

/** Headings above a record, by level. Levels without a heading are `null`. */
export type Hierarchy = Readonly<Record<HierarchyLevel, string | null>>;

/** Level of a record's heading, or `content` for another part of a section's text. */
export type RecordType = Exclude<HierarchyLevel, 'lvl0'> | 'content';

/** Kind of page. Pages outside the docs are lessons or other pages. */
export type PageKind = DocKind | 'lesson' | 'page';

export interface SearchRecord {
  readonly objectID: string;
  /** Path relative to the base path, such as `docs/concepts#coordinates`. */
  readonly path: string;
  readonly type: RecordType;
  readonly hierarchy: Hierarchy;
  /** The symbol's signature and the text of the section, or `null` if it has neither. */
  readonly content: string | null;
  /** Length of the signature at the start of `content`, in characters. */
  readonly signatureLength: number;
  readonly language: string;
  /** Docusaurus's search tag, such as `docs-default-4.x`, or `default` for pages without a version. */
  readonly tag: string;
  readonly kind: PageKind;
  /** Rank from 0 to 9, on a logarithmic scale of the number of links from other pages to this page. */
  readonly rank: number;
  readonly isCode: boolean;
  /** One-line summary of the page. Set only in the record of the page itself. */
  readonly summary: string | null;
  /** Words that readers might use instead of the section's terms. Never shown. */
  readonly asked: string | null;
  /** Titles of the pages that use the symbol. Never shown. Omitted for most records. */
  readonly uses?: string;
}

/** A heading of a page, with the text up to the next heading. */
export interface Section {
  /** Level in the hierarchy: 1 for the page itself, 2 for an `h2`, and so on up to 6. */
  readonly level: number;
  readonly heading: string;
  /** Fragment without `#`. Omitted if it's the heading's {@link usualAnchor}. */
  readonly anchor?: string;
  /** Declaration of the symbol that the section describes. */
  readonly signature?: string;
  readonly text: string;
  /** Set if the section's text is a program. */
  readonly code?: true;
  /** Words that readers might use instead of the section's terms. */
  readonly asked?: string;
  readonly uses?: string;
}

/** The first section is the page itself. */
export interface RecordsPage {
  /** Path relative to the base path, without a leading slash. */
  readonly path: string;
  /**
   * The page's title, with a suffix if other pages have the same title. The overlay suggests this text as a query, and
   * uses it as the title of results from other versions.
   */
  readonly group: string;
  readonly kind: PageKind;
  readonly tag: string;
  readonly rank: number;
  readonly summary?: string;
  readonly sections: readonly Section[];
}

export interface RecordsFile {
  readonly language: string;
  readonly pages: readonly RecordsPage[];
}

export interface RecordsManifest {
  /** Map from search tags to the names of files with records, relative to the manifest. */
  readonly files: Readonly<Record<string, string>>;
  /** Map from search tags to the names of files with titles, relative to the manifest. */
  readonly titles: Readonly<Record<string, string>>;
  /** Tag that is used if a request doesn't specify a version. */
  readonly latest: string;
}

/** Folder of the records, relative to the base path. The search page uses the `search` folder. */
export const recordsFolder = 'search-index';

/** Maximum length of a record's text, in characters. The hosted provider rejects records that are larger than 10 kB. */
export const maxContentLength = 2400;

/**
 * Returns the usual fragment of a heading, without `#`. Returns '' for the page itself. Files don't contain usual
 * fragments, so that they are much smaller.
 */
export function usualAnchor({ level, heading }: Pick<Section, 'level' | 'heading'>): string {
  if (level === 1) return '';
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');
}

function splitText(text: string): string[] {
  if (text.length <= maxContentLength) return [text];
  const parts: string[] = [];
  let rest = text;
  while (rest.length > maxContentLength) {
    const space = rest.lastIndexOf(' ', maxContentLength);
    const end = space > 0 ? space : maxContentLength;
    parts.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return rest === '' ? parts : [...parts, rest];
}

function recordType(level: number): RecordType {
  return `lvl${Math.min(Math.max(level, 1), 6)}` as RecordType;
}

/** Converts the sections of a page to records. A long section has additional `content` records. */
export function pageRecords(page: RecordsPage, language: string): SearchRecord[] {
  const title = page.sections[0]?.heading ?? page.group;
  const trail: (string | null)[] = [page.group, title, null, null, null, null, null];
  const records: SearchRecord[] = [];
  page.sections.forEach((section, index) => {
    const level = Math.min(Math.max(section.level, 1), 6);
    const anchor = section.anchor ?? usualAnchor(section);
    trail[level] = section.heading;
    trail.fill(null, level + 1);
    const hierarchy = Object.fromEntries(
      hierarchyLevels.map((name, position) => [name, trail[position] ?? null]),
    ) as Record<HierarchyLevel, string | null>;
    // Add the page's description if it isn't in the page's text.
    const { signature = '' } = section;
    const isShown = index > 0 || page.summary === undefined || section.text.includes(page.summary);
    const text = isShown ? section.text : `${page.summary} ${section.text}`;
    splitText(signature === '' ? text : `${signature} ${text}`.trim()).forEach((content, part) => {
      records.push({
        objectID: `${page.tag}/${page.path}#${index}${part === 0 ? '' : `.${part}`}`,
        path: anchor === '' ? page.path : `${page.path}#${anchor}`,
        type: part === 0 ? recordType(level) : 'content',
        hierarchy,
        content: content === '' ? null : content,
        signatureLength: part === 0 ? Math.min(signature.length, content.length) : 0,
        language,
        tag: page.tag,
        kind: page.kind,
        rank: page.rank,
        isCode: section.code === true,
        summary: index === 0 && part === 0 ? (page.summary ?? null) : null,
        asked: part === 0 ? (section.asked ?? null) : null,
        ...(part === 0 && section.uses !== undefined && { uses: section.uses }),
      });
    });
  });
  return records;
}

/** Reduces a records file to headings and summaries. Search phrases would take too long to load and to index. */
export function titlesOf({ language, pages }: RecordsFile): RecordsFile {
  return {
    language,
    pages: pages.map((page) => ({
      ...page,
      sections: page.sections
        .filter(({ code }) => code !== true)
        .map(({ level, heading, anchor }) => ({
          level,
          heading,
          ...(anchor !== undefined && { anchor }),
          text: '',
        })),
    })),
  };
}

/** Returns all records of a file. */
export function fileRecords(file: RecordsFile): SearchRecord[] {
  return file.pages.flatMap((page) => pageRecords(page, file.language));
}
