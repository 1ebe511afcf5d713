/**
 * Describes a search record, and the file that contains a version's records. The build, the browser
 * and the hosted provider share this definition.
 */
import type { DocKind } from '@reveal-docs/versions/addresses/pageKind';

/** The levels of a record's hierarchy: page group, page, then headings. */
export const hierarchyLevels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

export type HierarchyLevel = (typeof hierarchyLevels)[number];

/** Headings above a record. Levels without a heading are `null`. */
export type Hierarchy = Readonly<Record<HierarchyLevel, string | null>>;

/** The kind of a record: a heading of that level, or another part of a section's text. */
export type RecordType = Exclude<HierarchyLevel, 'lvl0'> | 'content';

/** Kind of a record's page: a kind of docs page, a lesson, or another page outside of the docs. */
export type PageKind = DocKind | 'lesson' | 'page';

/** A search result that readers can open. */
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
  /** The page's language, such as `en`. */
  readonly language: string;
  /** Docusaurus's search tag: `docs-default-4.x` for a docs version, `default` for other pages. */
  readonly tag: string;
  readonly kind: PageKind;
  /** Number of links from other pages to this page, as 0 to 9 on a logarithmic scale. */
  readonly rank: number;
  /** Whether `content` is a program. */
  readonly isCode: boolean;
  /** One-line summary of the page, in the record of the page itself. */
  readonly summary: string | null;
  /** Words that readers use if they don't know the section's terms. Never shown. */
  readonly asked: string | null;
  /** Titles of the pages that use the symbol. Never shown. Omitted for most records. */
  readonly uses?: string;
}

/** A heading of a page with the text up to the next heading. */
export interface Section {
  /** Level in the hierarchy: 1 for the page itself, 2 for an `h2`, and so on up to 6. */
  readonly level: number;
  readonly heading: string;
  /** Fragment without `#`. Omitted if it is the `usualAnchor` of the heading. */
  readonly anchor?: string;
  /**
   * Declaration of the symbol that the section describes. Omitted if the section doesn't describe a
   * symbol.
   */
  readonly signature?: string;
  readonly text: string;
  /** Set if the text is a program. Omitted for prose, to keep the file small. */
  readonly code?: true;
  /** Words that readers use if they don't know the section's terms. Omitted for most sections. */
  readonly asked?: string;
  /** Titles of the pages that use the symbol. Omitted for most sections. */
  readonly uses?: string;
}

/** A page's sections. The first one is the page itself. */
export interface RecordsPage {
  /** Path relative to the base path, without a leading slash. */
  readonly path: string;
  /**
   * The page's title, with an addition if other pages have the same title. The overlay suggests
   * this text as a query, and uses it to name results from other versions.
   */
  readonly group: string;
  readonly kind: PageKind;
  readonly tag: string;
  readonly rank: number;
  /** The page's description. Omitted if it has none. */
  readonly summary?: string;
  readonly sections: readonly Section[];
}

/** The records of one version, as sent to the browser. */
export interface RecordsFile {
  readonly language: string;
  readonly pages: readonly RecordsPage[];
}

/** Lists the records file of each search tag: `search-index/manifest.json`. */
export interface RecordsManifest {
  /** Search tag → file name in the manifest's folder. */
  readonly files: Readonly<Record<string, string>>;
  /** Search tag → name of the file with its titles. */
  readonly titles: Readonly<Record<string, string>>;
  /** The tag to search if a request doesn't name a version. */
  readonly latest: string;
}

/** Folder of the records, relative to the base path. Not `search`, which is the search page. */
export const recordsFolder = 'search-index';

/**
 * Maximum text length of one record, in characters. The hosted provider rejects records above 10
 * kB.
 */
export const maxContentLength = 2400;

/**
 * Returns the usual fragment of a heading, without its `#`. It's empty for the page's own section,
 * and otherwise derived from the heading's words. Omitting it makes the file much smaller.
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

/**
 * Converts the sections of a page into records. A long section becomes one record and additional
 * `content` records.
 */
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
    // Add the page's description, which summarizes the page and might not be in its text.
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

/**
 * Returns the titles of a records file: headings, summaries and search phrases, without text or
 * programs. When compressed, the titles are a seventh of the size of the file.
 */
export function titlesOf({ language, pages }: RecordsFile): RecordsFile {
  return {
    language,
    pages: pages.map((page) => ({
      ...page,
      sections: page.sections
        .filter(({ code }) => code !== true)
        .map(({ level, heading, anchor, asked }) => ({
          level,
          heading,
          ...(anchor !== undefined && { anchor }),
          text: '',
          ...(asked !== undefined && { asked }),
        })),
    })),
  };
}

/** Returns all records of a file. */
export function fileRecords(file: RecordsFile): SearchRecord[] {
  return file.pages.flatMap((page) => pageRecords(page, file.language));
}
