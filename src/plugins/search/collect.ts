import type { PageContent } from './extract';
import { usualAnchor, type RecordsFile, type RecordsPage } from '@reveal-docs/search/records';
import { commonTag } from '@reveal-docs/search/versions';

/**
 * Search phrases for readers who don't know the official terms. Keys are paths relative to the version's route, such as
 * `camera#near-and-far-planes`. The key of the version's main page is ''. For pages without a version, the paths start
 * with a slash, such as `/examples`.
 */
export type SearchPhrases = Readonly<Record<string, string>>;

const kindLabels = {
  guide: 'guide',
  example: 'example',
  api: 'API',
  lesson: 'lesson',
  page: 'page',
} as const;

/** Resolves a URL on the page at `path` to a path relative to the base path. Returns undefined for other sites. */
export function linkTarget(
  href: string,
  path: string,
  siteUrl: string,
  baseUrl: string,
): string | undefined {
  const base = new URL(baseUrl, siteUrl);
  const page = new URL(path, base);
  const target = URL.canParse(href, page.href) ? new URL(href, page) : undefined;
  if (target?.origin !== base.origin || !target.pathname.startsWith(base.pathname))
    return undefined;
  return target.pathname.slice(base.pathname.length).replace(/\/$/, '');
}

function countLinks(
  pages: readonly PageContent[],
  siteUrl: string,
  baseUrl: string,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const page of pages) {
    const targets = new Set(
      page.links.map((href) => linkTarget(href, page.path, siteUrl, baseUrl)),
    );
    for (const target of targets) {
      if (target !== undefined && target !== page.path) {
        counts.set(target, (counts.get(target) ?? 0) + 1);
      }
    }
  }
  return counts;
}

/** Converts a number of links to a rank: 0 for no links, up to 9 for 362 or more. */
function rankOf(links: number): number {
  return Math.min(9, Math.round(Math.log2(1 + links)));
}

/**
 * Returns a unique name for each page: the page's title, plus the kind or folder if another page has the same title.
 */
export function groupNames(pages: readonly PageContent[]): Map<string, string> {
  const names = new Map<string, string>();
  const describe: ((page: PageContent) => string)[] = [
    ({ title }) => title,
    ({ title, kind }) => `${title} (${kindLabels[kind]})`,
    ({ title, path }) => `${title} (${path.split('/').slice(0, -1).pop() ?? path})`,
    ({ title, path }) => `${title} (${path})`,
  ];
  let open = [...pages];
  for (const name of describe) {
    const counts = new Map<string, number>();
    for (const page of open) counts.set(name(page), (counts.get(name(page)) ?? 0) + 1);
    for (const page of open) if (counts.get(name(page)) === 1) names.set(page.path, name(page));
    open = open.filter((page) => !names.has(page.path));
  }
  return names;
}

/** Combines the page's keywords, which apply to its first section, with the phrases in `searchPhrases`. */
function phrasesFor(page: PageContent, anchor: string, searchPhrases: SearchPhrases): string {
  const own = searchPhrases[anchor === '' ? page.place : `${page.place}#${anchor}`] ?? '';
  return [anchor === '' ? page.keywords : '', own].filter((words) => words !== '').join(', ');
}

/** Returns the contents of the records files for a build, by search tag. Pages without a version are in every file. */
export function collectRecords(
  pages: readonly PageContent[],
  siteUrl: string,
  baseUrl: string,
  searchPhrases: SearchPhrases = {},
): Map<string, RecordsFile> {
  const counts = countLinks(pages, siteUrl, baseUrl);
  const tags = [...new Set(pages.map((page) => page.tag))].filter((tag) => tag !== commonTag);
  const files = new Map<string, RecordsFile>();
  for (const tag of tags) {
    const own = pages.filter((page) => page.tag === tag || page.tag === commonTag);
    const groups = groupNames(own);
    const records = own.map((page): RecordsPage => ({
      path: page.path,
      group: groups.get(page.path) ?? page.title,
      kind: page.kind,
      tag: page.tag,
      rank: rankOf(counts.get(page.path) ?? 0),
      ...(page.summary === undefined ? {} : { summary: page.summary }),
      sections: page.sections.map(({ anchor, ...section }) => {
        const asked =
          section.code === undefined ? phrasesFor(page, anchor ?? '', searchPhrases) : '';
        return {
          ...section,
          ...(anchor === usualAnchor(section) ? {} : { anchor }),
          ...(asked === '' ? {} : { asked }),
        };
      }),
    }));
    files.set(tag, { language: own[0]?.language ?? 'en', pages: records });
  }
  return files;
}
