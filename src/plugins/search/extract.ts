/** Reads the version, subject and sections of a built page. */
import { load } from 'cheerio/slim';
import { locateAddress } from '../../addresses/locateAddress';
import { docKind } from '../../addresses/pageKind';
import { clean, SectionReader } from './sections';
import type { PageKind, Section } from '../../search/records';
import type { DocsVersion } from '../../versions';

/** Content of a built page. */
export interface PageContent {
  /** Path below the base path, without a leading slash. */
  readonly path: string;
  /**
   * Path below its version's route. For a page without a version, the path below the base path with
   * a leading slash.
   */
  readonly place: string;
  readonly title: string;
  readonly kind: PageKind;
  readonly tag: string;
  readonly language: string;
  /** The page's description, if its writer provided one. */
  readonly summary: string | undefined;
  /** Keywords from its writer, or ''. */
  readonly keywords: string;
  readonly sections: readonly Section[];
  /** URLs of its links, as written. */
  readonly links: readonly string[];
}

const kindPrefix =
  /^(?:abstract )?(?:class|interface|enumeration|enum|function|type alias|variable|module|namespace): /i;

/** Type parameters at the end of a symbol's name. */
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
].join(',');

function metaContent(html: string, name: string): string | undefined {
  const tag = new RegExp(`<meta[^>]+name="?${name}"?(?:\\s[^>]*)?>`).exec(html)?.[0];
  return tag === undefined ? undefined : load(tag)('meta').attr('content');
}

/**
 * Returns the own content of a built page: the article or the main element, or '' if it has
 * neither.
 */
export function bodyOf(html: string): string {
  const name = html.includes('<article') ? 'article' : 'main';
  const start = html.indexOf(`<${name}`);
  const end = html.lastIndexOf(`</${name}>`);
  return start === -1 || end === -1 ? '' : html.slice(start, end + name.length + 3);
}

/**
 * Reads one built page. Returns nothing for pages outside the search: redirects, the not-found
 * page, and pages marked as not to be indexed. `path` is the page's path below the base path.
 */
export function extractPage(
  html: string,
  path: string,
  versions: readonly Pick<DocsVersion, 'routePath'>[],
): PageContent | undefined {
  const tag = metaContent(html, 'docsearch:docusaurus_tag');
  const language = metaContent(html, 'docsearch:language');
  const isHidden = /<meta[^>]+content="?[^">]*noindex/.test(html);
  const body = bodyOf(html);
  if (tag === undefined || language === undefined || isHidden || body === '') return undefined;
  const $ = load(body);
  $(ignored).remove();
  // The import line of a symbol repeats the symbol and the package on every page of the reference.
  $('.api-code')
    .filter((_, element) => $(element).text().startsWith('import '))
    .parent()
    .remove();
  const title = clean($('h1').first().text()).replace(kindPrefix, '').replace(typeParameters, '');
  if (title === '') return undefined;
  const located = locateAddress(path, versions);
  const kind = located === undefined ? 'page' : docKind(located.page);
  const reader = new SectionReader($, title, kind);
  // Badges, breadcrumbs and links to neighboring pages surround a doc's own text.
  const text = $('.theme-doc-markdown').toArray()[0] ?? $.root().toArray()[0];
  const links = $('a[href]', text)
    .toArray()
    .map((link) => $(link).attr('href') ?? '');
  reader.read(text?.children ?? []);
  const summary = kind === 'api' ? undefined : metaContent(html, 'description');
  const place = located?.page ?? `/${path}`;
  const keywords = metaContent(html, 'keywords') ?? '';
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
