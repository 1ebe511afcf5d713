import type { CheerioAPI } from 'cheerio/slim';
import type { ChildNode, Element } from 'domhandler';
import type { PageKind, Section } from '@reveal-docs/search/records';

/**
 * Matches API page headings that don't name a symbol. The text below such a heading belongs to the symbol above the
 * heading.
 */
const partHeadings =
  /^(?:parameters?|returns?|type parameters?|type declaration|examples?|remarks|see(?: also)?|throws|default(?: value)?|deprecated|call signature|(?:get|set|index) signature|since)$/i;

/** Matches API page headings whose text repeats other pages. */
const echoHeadings =
  /^(?:inherited from|overrides|implementation of|implements|extends|extended by|defined in|hierarchy|indexable|references|used in)$/i;

/**
 * Matches the heading above the links at the end of guides. Otherwise, a query with "go" or "next" would find every
 * guide.
 */
const linksHeading = /^where to go next$/i;

/** Matches headings of member groups. Search omits groups without text. */
const memberGroupHeadings =
  /^(?:constructors?|properties|accessors|methods|events|enumeration members|inherited from \S+)$/i;

/** Matches headings of symbol lists. Search omits these lists, because each symbol has its own page or section. */
const symbolGroupHeadings =
  /^(?:functions?|variables|classes|interfaces|enumerations|enums|type aliases|modules|namespaces|references|entry points)$/i;

const blockElements = new Set(
  'address article aside blockquote br dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 header hr li main ol p pre section summary table tbody td th thead tr ul'.split(
    ' ',
  ),
);

/** Returns text as browsers display it: collapses white space and removes invisible characters. */
export function clean(text: string): string {
  return text
    .replace(/[\u200b\u200c\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

interface OpenSection {
  level: number;
  heading: string;
  anchor: string;
  /** All declarations of the section's symbol, including overloads and accessors. */
  signature: string;
  /** Texts of the section. Each declaration starts a new text. */
  texts: string[];
  code: string;
  /** Titles of the pages that use the section's symbol. */
  uses: string;
  /** Whether the text that follows repeats other pages. */
  isEcho: boolean;
  isMember: boolean;
}

/** Splits the text of a page into sections, by heading. */
export class SectionReader {
  private readonly finished: OpenSection[] = [];
  private current: OpenSection;
  /**
   * Heading level of the current part, such as "Parameters" or "Inherited from". Infinity outside of such parts. Deeper
   * headings, such as names of parameters, belong to the part and don't start a section.
   */
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
   * Returns whether the search data includes a code block. Every reader loads this data, so it must be small. Example
   * programs and console output are included. JavaScript and TypeScript in guides aren't, because they only repeat
   * names from the surrounding text.
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
      this.add(`${heading}: `);
      return;
    }
    this.partLevel = Infinity;
    const isEcho = this.isApi ? echoHeadings.test(heading) : linksHeading.test(heading);
    if (isEcho || (this.isApi && partHeadings.test(heading))) {
      this.current.isEcho = isEcho;
      this.partLevel = level;
      return;
    }
    const anchor = element.attribs.id ?? '';
    // Omit headings without an anchor, such as repeated page titles, because search results can't link to them.
    if (anchor === '') return;
    this.start({ level, heading, anchor, isMember: false });
  }

  /** Starts the section of a member in the single-page reference. `entry` begins with the member's declaration. */
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

  private start(
    section: Pick<OpenSection, 'level' | 'heading' | 'anchor' | 'isMember'>,
  ): OpenSection {
    this.current = { ...section, signature: '', texts: [''], code: '', uses: '', isEcho: false };
    this.finished.push(this.current);
    return this.current;
  }

  private add(text: string): void {
    const { texts, isEcho } = this.current;
    if (!isEcho) texts[texts.length - 1] += text;
  }

  private isSignature(element: Element): boolean {
    if (!this.isApi) return false;
    const found = this.$(element);
    return (
      found.hasClass('api-signature') ||
      (found.hasClass('api-code') && found.find('.api-declared').length > 0)
    );
  }

  private addSignature(element: Element): void {
    if (this.current.isEcho) return;
    this.current.signature += ` ${this.$(element).text()}`;
    this.current.texts.push('');
  }

  private addUses(element: Element): void {
    if (this.current.isEcho) return;
    for (const link of this.$('a', element)) this.current.uses += ` ${this.$(link).text()}`;
  }

  /** Returns whether a paragraph only refers to another section, such as "Inherited from Base.add". */
  private isEcho(element: Element): boolean {
    if (!this.isApi || element.tagName !== 'p') return false;
    return echoHeadings.test(clean(this.$(element).children('.api-label').first().text()));
  }

  read(nodes: readonly ChildNode[]): void {
    for (const node of nodes) {
      if (node.type === 'text') {
        this.add(node.data);
      } else if (node.type === 'tag') {
        if (/^h[1-6]$/.test(node.tagName)) {
          this.open(node);
        } else if (node.tagName === 'pre') {
          if (this.keepsCode(node)) this.current.code += ` ${codeText(this.$, node)}`;
        } else if (this.isSignature(node)) {
          this.addSignature(node);
        } else if (this.isApi && this.$(node).hasClass('api-uses')) {
          this.addUses(node);
        } else if (!this.isEcho(node)) {
          if (this.isApi && node.tagName === 'li' && node.attribs.id !== undefined) {
            this.openMember(node);
          }
          const isBlock = blockElements.has(node.tagName);
          if (isBlock) this.add(' ');
          this.read(node.children);
          if (isBlock) this.add(' ');
        }
      }
    }
  }

  sections(): Section[] {
    return this.finished.flatMap((section, index) => {
      const { level, heading, anchor } = section;
      // Remove repeated texts. Overloads and pairs of accessors often share a description.
      const text = clean(withoutRepeats(section.texts.map(clean)).join(' '));
      const code = clean(section.code);
      const signature = clean(section.signature);
      const uses = clean(section.uses);
      if (this.isApi && index > 0) {
        if (symbolGroupHeadings.test(heading)) return [];
        if (text === '' && signature === '' && memberGroupHeadings.test(heading)) return [];
      }
      const own: Section = {
        level,
        heading,
        anchor,
        ...(signature === '' ? {} : { signature }),
        text,
        ...(uses === '' ? {} : { uses }),
      };
      return code === ''
        ? [own]
        : [own, { level, heading, anchor, text: code, code: true as const }];
    });
  }
}

/** Removes texts that are the beginning of another text or repeat an earlier one. */
function withoutRepeats(texts: readonly string[]): string[] {
  return texts.filter(
    (text, index) =>
      !texts.some((other, place) =>
        other === text ? place < index : other.startsWith(`${text} `),
      ),
  );
}

/** Returns the text of a code block. The block's lines are elements without white space between them. */
function codeText($: CheerioAPI, pre: Element): string {
  const lines = $(pre).find('.token-line');
  return lines.length === 0
    ? $(pre).text()
    : lines
        .toArray()
        .map((line) => $(line).text())
        .join('\n');
}
