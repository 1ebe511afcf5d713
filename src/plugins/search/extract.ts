/**
 * Reads a built page: which version it belongs to, its headings and the text under each.
 */
import { load, type CheerioAPI } from 'cheerio/slim';
import type { ChildNode, Element } from 'domhandler';
import { locateAddress } from '../../addresses/locateAddress';
import { docKind } from '../../addresses/pageKind';
import type { PageKind, Section } from '../../search/records';
import type { DocsVersion } from '../../versions';

/** What a built page says. */
export interface PageContent {
  /** Path below the base path, without a slash at its start. */
  readonly path: string;
  readonly title: string;
  readonly kind: PageKind;
  readonly tag: string;
  readonly language: string;
  /** The page's description, where its writer gave one. */
  readonly summary: string | undefined;
  readonly sections: readonly Section[];
  /** Addresses that its text links to, as written. */
  readonly links: readonly string[];
}

/** Headings of API pages that are no name of anything: their text belongs to the symbol above. */
const partHeadings =
  /^(?:parameters?|returns?|type parameters?|type declaration|examples?|remarks|see(?: also)?|throws|default(?: value)?|deprecated|call signature|(?:get|set|index) signature|since)$/i;

/** Headings of API pages whose text repeats other pages. */
const echoHeadings =
  /^(?:inherited from|overrides|implementation of|implements|extends|extended by|defined in|hierarchy|indexable|references|used in)$/i;

/** Headings that group members; what they say of their own is worth finding. */
const memberGroupHeadings =
  /^(?:constructors?|properties|accessors|methods|events|enumeration members)$/i;

/** Headings of lists of symbols, each of which has a page or a place of its own. */
const symbolGroupHeadings =
  /^(?:functions?|variables|classes|interfaces|enumerations|enums|type aliases|modules|namespaces|references|entry points)$/i;

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

const blockElements = new Set(
  'address article aside blockquote br dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 header hr li main ol p pre section summary table tbody td th thead tr ul'.split(
    ' ',
  ),
);

function clean(text: string): string {
  return text
    .replace(/[\u200b\u200c\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function metaContent(html: string, name: string): string | undefined {
  const tag = new RegExp(`<meta[^>]+name="?${name}"?(?:\\s[^>]*)?>`).exec(html)?.[0];
  return tag === undefined ? undefined : load(tag)('meta').attr('content');
}

/** The part of a built page that is its own: the article, or what else is the main thing; '' when it has none. */
export function bodyOf(html: string): string {
  const name = html.includes('<article') ? 'article' : 'main';
  const start = html.indexOf(`<${name}`);
  const end = html.lastIndexOf(`</${name}>`);
  return start === -1 || end === -1 ? '' : html.slice(start, end + name.length + 3);
}

interface OpenSection {
  level: number;
  heading: string;
  anchor: string;
  text: string;
  code: string;
  /** What follows repeats other pages. */
  isEcho: boolean;
  isMember: boolean;
}

class SectionReader {
  private readonly finished: OpenSection[] = [];
  private current: OpenSection;
  /** Level of the part heading whose deeper headings (names of parameters) are text of the symbol too. */
  private partLevel = Infinity;

  private readonly isApi: boolean;

  constructor(
    private readonly $: CheerioAPI,
    title: string,
    private readonly kind: PageKind,
  ) {
    this.isApi = kind === 'api';
    this.current = this.start({ level: 1, heading: title, anchor: '', isMember: false });
  }

  /**
   * Whether a block of code is worth its bytes in every reader's search: the programs of examples are, and what
   * a console says. The pieces of programs in guides repeat the names in the prose around them.
   */
  private keepsCode(pre: Element): boolean {
    if (this.isApi || this.current.isEcho) return false;
    if (this.kind === 'example') return true;
    const language = this.$(pre).closest('[class*="language-"]').attr('class') ?? '';
    return !/\blanguage-[jt]sx?\b/.test(language);
  }

  private open(element: Element): void {
    const level = Number(element.tagName.slice(1));
    const heading = clean(this.$(element).text());
    if (level === 1 || heading === '') return;
    if (level > this.partLevel) {
      if (!this.current.isEcho) this.current.text += `${heading}: `;
      return;
    }
    this.partLevel = Infinity;
    if (this.isApi && (partHeadings.test(heading) || echoHeadings.test(heading))) {
      this.current.isEcho = echoHeadings.test(heading);
      this.partLevel = level;
      return;
    }
    const anchor = element.attribs.id ?? '';
    // Headings without an anchor of their own, and such as repeat the page's title, name nothing to open.
    if (anchor === '') return;
    this.start({ level, heading, anchor, isMember: false });
  }

  /** A member in the reference on one page: an entry with an id, its declaration first. */
  private openMember(entry: Element): void {
    const declared = this.$(entry).find('.api-declared').first();
    const name = clean(declared.text());
    if (name === '') return;
    const after = declared[0]?.nextSibling;
    const isCalled = after?.type === 'text' && /^\s*\(/.test(after.data);
    const isAccessor = /\b[gs]et\s*$/.test(clean(declared.parent().text()).split(name)[0] ?? '');
    const heading = isCalled && !isAccessor ? `${name}()` : name;
    const level = this.finished.filter((section) => !section.isMember).at(-1)?.level ?? 1;
    this.start({ level: level + 1, heading, anchor: entry.attribs.id ?? '', isMember: true });
  }

  private start(section: Omit<OpenSection, 'text' | 'code' | 'isEcho'>): OpenSection {
    this.current = { ...section, text: '', code: '', isEcho: false };
    this.finished.push(this.current);
    return this.current;
  }

  read(nodes: readonly ChildNode[]): void {
    for (const node of nodes) {
      if (node.type === 'text') {
        if (!this.current.isEcho) this.current.text += node.data;
      } else if (node.type === 'tag') {
        if (/^h[1-6]$/.test(node.tagName)) {
          this.open(node);
        } else if (node.tagName === 'pre') {
          if (this.keepsCode(node)) this.current.code += ` ${codeText(this.$, node)}`;
        } else {
          if (this.isApi && node.tagName === 'li' && node.attribs.id !== undefined) {
            this.openMember(node);
          }
          this.read(node.children);
          if (blockElements.has(node.tagName)) this.current.text += ' ';
        }
      }
    }
  }

  sections(): Section[] {
    return this.finished.flatMap((section, index) => {
      const { level, heading, anchor } = section;
      const text = clean(section.text);
      const code = clean(section.code);
      if (this.isApi && index > 0) {
        if (symbolGroupHeadings.test(heading)) return [];
        if (text === '' && memberGroupHeadings.test(heading)) return [];
      }
      const own: Section = { level, heading, anchor, text };
      return code === ''
        ? [own]
        : [own, { level, heading, anchor, text: code, code: true as const }];
    });
  }
}

/** Text of a code block; its lines are elements without white space between them. */
function codeText($: CheerioAPI, pre: Element): string {
  const lines = $(pre).find('.token-line');
  return lines.length === 0
    ? $(pre).text()
    : lines
        .toArray()
        .map((line) => $(line).text())
        .join('\n');
}

/**
 * Reads one built page, or nothing when it is not for searching: redirects, the not-found page, pages
 * that ask not to be indexed. `path` is the page's path below the base path.
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
  // How to import a symbol names the symbol and the package on every page of the reference.
  $('.api-code')
    .filter((_, element) => $(element).text().startsWith('import '))
    .parent()
    .remove();
  const title = clean($('h1').first().text()).replace(kindPrefix, '').replace(typeParameters, '');
  if (title === '') return undefined;
  const located = locateAddress(path, versions);
  const kind = located === undefined ? 'page' : docKind(located.page);
  const reader = new SectionReader($, title, kind);
  // Around a doc's own text are badges, breadcrumbs and links to its neighbors.
  const text = $('.theme-doc-markdown').toArray()[0] ?? $.root().toArray()[0];
  const links = $('a[href]', text)
    .toArray()
    .map((link) => $(link).attr('href') ?? '');
  reader.read(text?.children ?? []);
  const summary = kind === 'api' ? undefined : metaContent(html, 'description');
  return { path, title, kind, tag, language, summary, sections: reader.sections(), links };
}
