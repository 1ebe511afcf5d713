/**
 * Finds the API names in a page's inline code. The remark plugin links correct names, and the checker reports wrong
 * names.
 */
import type { Code, InlineCode, Node, Parent, Root } from 'mdast';
import { parseCodeName } from './codeName';
import { resolveName, type ApiTarget, type NameContext, type NameLookup } from './resolveName';

/** A version's symbol index, with data for links to the version's documentation. */
export interface IndexedVersion {
  /** The version's folder, as in `examples/<folder>`. */
  readonly folder: string;
  readonly label: string;
  /** Route relative to the base path. Undefined if the version no longer has pages. */
  readonly routePath: string | undefined;
  readonly lookup: NameLookup;
}

export interface PageContext {
  readonly own: IndexedVersion;
  /** Other versions, in order of preference. */
  readonly others: readonly IndexedVersion[];
  /** Whether names from other versions are allowed and link to those versions. */
  readonly isAboutOtherVersions: boolean;
  /** Inline code to skip. An entry must match the entire text of a code span. */
  readonly excused: ReadonlySet<string>;
  /**
   * Returns the words in the typings of the version's packages. Called only for names that aren't in the version's
   * index.
   */
  readonly vocabulary: () => { sdk: ReadonlySet<string>; foreign: ReadonlySet<string> };
}

/** Inline code that is an API name. */
export interface NameLink {
  readonly node: InlineCode;
  readonly parent: Parent;
  /** Pathname from the site's root, without the base path. */
  readonly url: string;
  /** False in links and headings, where a link would be nested or redundant. */
  readonly canLink: boolean;
}

/** Inline code that is almost an API name, or a name from another version's API. */
export interface NameProblem {
  readonly node: InlineCode;
  readonly message: string;
}

export interface NameReport {
  readonly links: readonly NameLink[];
  readonly problems: readonly NameProblem[];
  /** Entries of `excused` that prevented a problem or a link. */
  readonly usedExcuses: ReadonlySet<string>;
}

const languages = new Set(['ts', 'tsx', 'js', 'jsx']);

/**
 * Returns the path of a name's documentation from the site's root, without the base path. For an unlisted member,
 * returns the symbol's path. Returns undefined for an unlisted symbol or a removed version.
 */
export function apiUrl(version: IndexedVersion, target: ApiTarget): string | undefined {
  const symbol = version.lookup.symbol(target.symbol);
  if (symbol === undefined || version.routePath === undefined) return undefined;
  const member = target.member === undefined ? undefined : symbol.members[target.member];
  const anchor = member?.anchor ?? symbol.anchor;
  return `/${version.routePath}/${symbol.page}${anchor === undefined ? '' : `#${anchor}`}`;
}

const linkingNodes = new Set(['heading', 'link', 'linkReference']);
const linkingElements = new Set(['a', 'Link', 'summary']);

function isParent(node: Node): node is Parent {
  return 'children' in node;
}

/** Calls `visit` for each node below `parent`. `canLink` is false for nodes in a heading or link. */
function walk(
  parent: Parent,
  canLink: boolean,
  visit: (node: Node, parent: Parent, canLink: boolean) => void,
): void {
  for (const node of parent.children) {
    visit(node, parent, canLink);
    const isElement = 'name' in node && typeof node.name === 'string';
    const isLink =
      linkingNodes.has(node.type) || (isElement && linkingElements.has(node.name as string));
    if (isParent(node)) walk(node, canLink && !isLink, visit);
  }
}

/**
 * Returns the words in the page's own code. These words can't be misspelled, because the code compiles in this version.
 */
function wordsOfBlocks(root: Root): Set<string> {
  const words = new Set<string>();
  walk(root, true, (node) => {
    if (node.type !== 'code') return;
    const { lang, meta, value } = node as Code;
    if (!languages.has(lang ?? '') || /\b(?:error|fragment|version)=/.test(meta ?? '')) return;
    const code = value.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '');
    for (const [word] of code.matchAll(/[A-Za-z_$][\w$]*/g)) words.add(word);
  });
  return words;
}

/** Checks all API names in a page's inline code. Returns links for correct names, and problems with wrong names. */
export function checkNames(root: Root, page: PageContext): NameReport {
  const links: NameLink[] = [];
  const problems: NameProblem[] = [];
  const usedExcuses = new Set<string>();
  const byFolder = new Map([page.own, ...page.others].map((version) => [version.folder, version]));
  const ownWords = wordsOfBlocks(root);
  const context: NameContext = {
    own: page.own.lookup,
    others: page.others,
    isForeignWord: (word) => ownWords.has(word) || page.vocabulary().foreign.has(word),
    isRealWord: (word) =>
      ownWords.has(word) || page.vocabulary().foreign.has(word) || page.vocabulary().sdk.has(word),
  };

  walk(root, true, (node, parent, canLink) => {
    if (node.type !== 'inlineCode') return;
    const code = node as InlineCode;
    const addLink = (version: IndexedVersion, target: ApiTarget): void => {
      const url = apiUrl(version, target);
      if (url !== undefined) links.push({ node: code, parent, canLink, url });
    };
    const name = parseCodeName(code.value);
    if (name === undefined) return;
    const found = resolveName(name, context);
    if (found.type === 'none') return;
    if (page.excused.has(code.value)) {
      usedExcuses.add(code.value);
      return;
    }
    if (found.type === 'target') {
      addLink(page.own, found.target);
      return;
    }
    if (found.type === 'elsewhere') {
      const version = byFolder.get(found.folder) as IndexedVersion;
      if (page.isAboutOtherVersions) {
        addLink(version, found.target);
      } else {
        problems.push({
          node: code,
          message: `\`${code.value}\` is not in the API of ${page.own.label}, only in ${version.label}.`,
        });
      }
      return;
    }
    problems.push({
      node: code,
      message:
        found.type === 'misspelled'
          ? `\`${code.value}\` is not in the API of ${page.own.label}. Did you mean \`${found.meant}\`?`
          : `\`${found.symbol}\` has no member \`${found.member}\` in ${page.own.label}.`,
    });
  });
  return { links, problems, usedExcuses };
}
