import { locateAddress } from '@reveal-docs/versions/addresses/locateAddress';
import { docKind } from '@reveal-docs/versions/addresses/pageKind';
import { bodyOf, metaContent, type ParsedPage } from '../parsedPage';
import { clean, SectionReader } from './sections';
import type { PageKind, Section } from '@reveal-docs/search/records';
import type { DocsVersion } from '@reveal-docs/versions';

export interface PageContent {
  /** Path relative to the base path, without a leading slash. */
  readonly path: string;
  /**
   * Path relative to the version's route. If the page has no version, the path is relative to the base path and starts
   * with a slash.
   */
  readonly place: string;
  readonly title: string;
  readonly kind: PageKind;
  readonly tag: string;
  readonly language: string;
  /** Description in the page's front matter. */
  readonly summary: string | undefined;
  /** Keywords in the page's front matter, or ''. */
  readonly keywords: string;
  readonly sections: readonly Section[];
  /** URLs of the page's links, as written in the page. */
  readonly links: readonly string[];
}

const kindPrefix =
  /^(?:abstract )?(?:class|interface|enumeration|enum|function|type alias|variable|module|namespace): /i;

const siteKind = (path: string): PageKind => (/^learn\/./.test(path) ? 'lesson' : 'page');

/** Matches type parameters at the end of a symbol's name. */
const typeParameters = /<[^<>]*>$/;

const ignored = [
  'script',
  'style',
  'svg',
  'button',
  'nav',
  'noscript',
  'template',
  'iframe',
  '.hash-link',
  '[aria-hidden="true"]',
  '[data-search="ignore"]',
  '.api-members',
  '.api-kind',
  // Omit an example's status, buttons and file names, but keep its text and programs.
  ...['status', 'group', 'tablist'].map((role) => `[data-example] [role="${role}"]`),
].join(',');

/**
 * Reads one built page, and removes the elements that search ignores. Returns undefined for pages that search doesn't
 * include: redirects, the not-found page, and pages marked with `noindex`. `path` is relative to the base path.
 */
export function extractPage(
  page: ParsedPage,
  path: string,
  versions: readonly Pick<DocsVersion, 'routePath'>[],
): PageContent | undefined {
  const { $ } = page;
  const tag = metaContent(page, 'docsearch:docusaurus_tag');
  const language = metaContent(page, 'docsearch:language');
  const isHidden = $('meta[content*="noindex"]').length > 0;
  const body = bodyOf(page);
  if (tag === undefined || language === undefined || isHidden || body === undefined)
    return undefined;
  $(ignored, body).remove();
  // Omit a symbol's import line, because it repeats the package name on every page of the reference.
  $('.api-code', body)
    .filter((_, element) => $(element).text().startsWith('import '))
    .parent()
    .remove();
  const title = clean($('h1', body).first().text())
    .replace(kindPrefix, '')
    .replace(typeParameters, '');
  if (title === '') return undefined;
  const located = locateAddress(path, versions);
  const kind = located === undefined ? siteKind(path) : docKind(located.page);
  const reader = new SectionReader($, title, kind);
  // Use only a doc's own text, without the badges, the breadcrumbs and the links to neighboring pages around it.
  const text = $('.theme-doc-markdown', body)[0];
  const links = $('a[href]', text ?? body)
    .toArray()
    .map((link) => $(link).attr('href') ?? '');
  reader.read(text?.children ?? [body]);
  const summary = kind === 'api' ? undefined : metaContent(page, 'description');
  const place = located?.page ?? `/${path}`;
  const keywords = metaContent(page, 'keywords') ?? '';
  return {
    path,
    place,
    title,
    kind,
    tag,
    language,
    summary,
    keywords,
    sections: reader.sections(),
    links,
  };
}
