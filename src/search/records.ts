/**
 * What can be found: the shape of a search record, and the file that carries a version's records to the
 * browser. One definition for the build, the browser and the hosted provider.
 */
import type { DocKind } from '../addresses/pageKind';

/** The levels of a record's hierarchy: page group, page, then headings. */
export const hierarchyLevels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** One level's name. */
export type HierarchyLevel = (typeof hierarchyLevels)[number];

/** Names of the headings a record lies under; `null` where it has none. */
export type Hierarchy = Readonly<Record<HierarchyLevel, string | null>>;

/** What a record stands for: a heading of that level, or a further part of a section's text. */
export type RecordType = Exclude<HierarchyLevel, 'lvl0'> | 'content';

/** What sort of page a record is from: a kind of page of the docs, or a page outside of them. */
export type PageKind = DocKind | 'page';

/** One thing a reader can find and open. */
export interface SearchRecord {
  readonly objectID: string;
  /** Path below the base path, such as `docs/concepts#coordinates`. */
  readonly path: string;
  readonly type: RecordType;
  readonly hierarchy: Hierarchy;
  /** The symbol's signature and the text of the section, or `null` when it has neither. */
  readonly content: string | null;
  /** As many characters of `content` are the signature. */
  readonly signatureLength: number;
  /** The page's language, such as `en`. */
  readonly language: string;
  /** Docusaurus's search tag: `docs-default-4.x` for a docs version, `default` for other pages. */
  readonly tag: string;
  readonly kind: PageKind;
  /** How often other pages link to this page, as 0 to 9 on a logarithmic scale. */
  readonly rank: number;
  /** Whether `content` is a program. */
  readonly isCode: boolean;
  /** What the page is about in a line, in the record of the page itself. */
  readonly summary: string | null;
  /** What readers call the section who do not know its terms; never shown. */
  readonly asked: string | null;
}

/** A heading of a page with the text up to the next heading. */
export interface Section {
  /** Level in the hierarchy: 1 for the page itself, 2 for an `h2`, … at most 6. */
  readonly level: number;
  readonly heading: string;
  /** Fragment without `#`; left out where it is `usualAnchor` of the heading. */
  readonly anchor?: string;
  /** How the symbol that the section describes is declared; left out where it describes none. */
  readonly signature?: string;
  readonly text: string;
  /** The text is a program. Left out for prose, to keep the file small. */
  readonly code?: true;
  /** What readers call it who do not know its terms; left out for most. */
  readonly asked?: string;
}

/** A page's sections, first of them the page itself. */
export interface RecordsPage {
  /** Path below the base path, without a slash at its start. */
  readonly path: string;
  /** Title of its group of results: the page's title, told apart from others of that name. */
  readonly group: string;
  readonly kind: PageKind;
  readonly tag: string;
  readonly rank: number;
  /** The page's description; left out where it has none. */
  readonly summary?: string;
  readonly sections: readonly Section[];
}

/** The records of one version, as they travel. */
export interface RecordsFile {
  readonly language: string;
  readonly pages: readonly RecordsPage[];
}

/** Where each search tag's records are; `search-index/manifest.json`. */
export interface RecordsManifest {
  /** Search tag → file name beside the manifest. */
  readonly files: Readonly<Record<string, string>>;
  /** The tag whose records answer a request that names no version. */
  readonly latest: string;
}

/** Folder of the records below the base path. Not `search`, which is the search page. */
export const recordsFolder = 'search-index';

/** Longest text of one record, in characters: the hosted provider refuses records above 10 kB. */
export const maxContentLength = 2400;

/**
 * The fragment that most headings get, without its `#`: a page's own section has none, others are named by
 * their words. Leaving it out of the file saves a good part of its size.
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

/** Turns the sections of one page into records; a long section gives one record and `content` records. */
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
    // The description may not be in the text, and says best what the page is about.
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
      });
    });
  });
  return records;
}

/** All records of a file. */
export function fileRecords(file: RecordsFile): SearchRecord[] {
  return file.pages.flatMap((page) => pageRecords(page, file.language));
}
