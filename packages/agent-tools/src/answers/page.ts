import type { PageData } from '../data';
import type { Library } from '../library';
import { joinSections, sectionAt, sectionsOf, type MarkdownSection } from '../text/markdown';
import { similarNames } from '../text/similar';
import { InputError, type Answer, type Input, type Tools } from './answer';

/** Maximum length of a short answer, in characters. The first section is always included, even if it's longer. */
const shortLength = 6000;

/**
 * Splits a copied address into the page and the anchor. The address is a URL on the site, or a path with or without a
 * file extension.
 */
function cleanAddress(text: string, siteUrl: string): [page: string, anchor: string] {
  const path = text.startsWith(siteUrl) ? text.slice(siteUrl.length) : text;
  const [page = '', anchor = ''] = path.trim().split('#');
  return [page.replace(/^\/+|\/+$|(?:\.md|\.html)$/g, ''), anchor];
}

function findPage(
  library: Library,
  page: string,
  versionName: string | undefined,
): { readonly address: string; readonly data: PageData } | undefined {
  const wanted = library.version(versionName);
  const candidates = [
    // An address can include a version, which takes precedence over the `version` option.
    ...library.site.versions.map((version) => [page, library.pages(version)] as const),
    [`${wanted.route}/${page}`, library.pages(wanted)] as const,
    [page === '' ? 'index' : page, library.pages()] as const,
  ];
  for (const [address, pages] of candidates) {
    const data = pages[address];
    if (data !== undefined) return { address, data };
  }
  return undefined;
}

function listHeadings(address: string, sections: readonly MarkdownSection[]): string {
  return sections
    .map(
      ({ level, heading, anchor }) =>
        `${'  '.repeat(Math.max(0, level - 2))}- ${heading}: ${address}#${anchor}`,
    )
    .join('\n');
}

function shorten(address: string, sections: readonly MarkdownSection[], more: string): string {
  let length = 0;
  const end = sections.findIndex(({ text }, index) => {
    length += text.length;
    return index > 0 && length > shortLength;
  });
  if (end < 0) return joinSections(sections);
  const rest = listHeadings(address, sections.slice(end));
  return `${joinSections(sections.slice(0, end))}\n\n---\nSections not shown (to show the whole page, add \`${more}\`):\n${rest}`;
}

/** Returns a page by its address, such as `docs/events#hover` or `events`. */
export function page({ library, option }: Tools, { words, version, more }: Input): Answer {
  const text = words.join(' ');
  if (text === '') throw new InputError('Missing address. Usage: page <address>');
  const [wanted, anchor] = cleanAddress(text, library.site.url);
  const found = findPage(library, wanted, version);
  if (found === undefined) {
    const pages = [library.pages(library.version(version)), library.pages()];
    const similar = similarNames(
      wanted,
      pages.flatMap((known) => Object.keys(known)),
    );
    const hint = similar.length === 0 ? '' : ` Similar pages: ${similar.join(', ')}.`;
    return {
      text: `The page "${wanted}" doesn't exist.${hint} To find a page, use \`search\`.`,
      isNegative: true,
    };
  }
  const { address, data } = found;
  const sections = sectionsOf(data.markdown);
  const shown = anchor === '' ? sections : sectionAt(sections, anchor);
  if (shown === undefined) {
    return {
      text: `${address} has no section "${anchor}". Sections on this page:\n${listHeadings(address, sections.slice(1))}`,
      isNegative: true,
    };
  }
  const body = more ? joinSections(shown) : shorten(address, shown, option('more'));
  return {
    text: `${body}\n\nSource: ${library.site.url}${address}${anchor === '' ? '' : `#${anchor}`}`,
  };
}
