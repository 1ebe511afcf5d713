/**
 * Remark plugin that links the first occurrence of each glossary term on a page to the glossary. Versions without a
 * glossary don't get links. The terms are the glossary's headings, except everyday words. Headings, links, code and
 * captions of components don't get glossary links.
 */
import fs from 'node:fs';
import path from 'node:path';
import { createSlugger } from '@docusaurus/utils';
import type { Link, Root, Text } from 'mdast';
import type { Transformer } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { readVersions, type DocsVersion } from '@reveal-docs/versions';
import { isApiPage, locatePage } from '@reveal-docs/api-reference/names';

export interface GlossaryLinksOptions {
  readonly siteDir: string;
}

const glossaryPage = 'glossary';

/** Terms that pages usually use in their everyday sense, in which a link to the glossary wouldn't help. */
const everydayWords: ReadonlySet<string> = new Set(
  (
    'project, client, model, output, mapping, node, budget, appearance, importance, in front, frame, class, ' +
    'annotation, target, viewer, user, hit, hover, overlay, tool, cad model, point cloud, 360 image'
  ).split(', '),
);

/** CSS class of the links, for style sheets and tests. */
const glossaryLinkClass = 'glossary-link';

export interface GlossaryWord {
  /** Path of the term's entry, relative to the base path. */
  readonly url: string;
  /** Matches the term or its plural. */
  readonly pattern: RegExp;
}

/** Returns the terms in a glossary that become links, longest first. `address` is the path of the glossary. Pure. */
export function glossaryWords(source: string, address: string): GlossaryWord[] {
  const slugger = createSlugger();
  return [...source.matchAll(/^### (.+)$/gm)]
    .map(([, heading = '']) => ({ heading, slug: slugger.slug(heading) }))
    .filter(({ heading }) => !everydayWords.has(heading.toLowerCase()))
    .sort((a, b) => b.heading.length - a.heading.length)
    .map(({ heading, slug }) => {
      const word = heading.replace(/ \(.*\)$/, '').replaceAll(' ', '\\s+');
      const plural = word.replace(/ex$/, '(?:ex|ices)');
      return { url: `${address}#${slug}`, pattern: new RegExp(`\\b${plural}s?\\b`, 'i') };
    });
}

/** Returns the terms that become links on a version's pages, or an empty list if the version has no glossary. */
export function readGlossaryWords({ contentDir, routePath }: DocsVersion): GlossaryWord[] {
  const file = path.join(contentDir, `${glossaryPage}.mdx`);
  if (!fs.existsSync(file)) return [];
  return glossaryWords(fs.readFileSync(file, 'utf8'), `/${routePath}/${glossaryPage}`);
}

/**
 * Matches citations of statements. When this plugin runs, citations are still text, and their IDs can contain terms.
 */
const citation = /\[\^[^\]]*\]/g;

function findWord(text: string, words: ReadonlySet<GlossaryWord>) {
  const prose = text.replace(citation, ({ length }) => '.'.repeat(length));
  for (const word of words) {
    const found = word.pattern.exec(prose);
    if (found !== null) return { word, start: found.index, length: found[0].length };
  }
  return undefined;
}

/** Splits a text node at the first occurrences of terms, and links these terms. Removes linked terms from `words`. */
function linkWords(node: Text, words: Set<GlossaryWord>): (Text | Link)[] {
  const found = findWord(node.value, words);
  if (found === undefined) return [node];
  const { word, start, length } = found;
  words.delete(word);
  const position = node.position && { position: node.position };
  const text = (value: string): Text => ({ type: 'text', value, ...position });
  const link: Link = {
    type: 'link',
    url: word.url,
    children: [text(node.value.slice(start, start + length))],
    data: { hProperties: { className: [glossaryLinkClass] } },
    ...position,
  };
  const around = (value: string) => (value === '' ? [] : linkWords(text(value), words));
  return [...around(node.value.slice(0, start)), link, ...around(node.value.slice(start + length))];
}

/**
 * Creates the plugin, for `beforeDefaultRemarkPlugins`. It runs after the plugins that check the page's own sentences.
 */
export default function glossaryLinks({ siteDir }: GlossaryLinksOptions): Transformer<Root> {
  const versions = readVersions(siteDir);
  const wordsOf = new Map<string, readonly GlossaryWord[]>();
  return (root: Root, file: VFile) => {
    const located = locatePage(file.path, versions);
    if (located === undefined || isApiPage(located.page) || located.page === glossaryPage) return;
    const { version } = located;
    const known = wordsOf.get(version.name) ?? readGlossaryWords(version);
    wordsOf.set(version.name, known);
    const words = new Set(known);
    // Exclude terms that the page itself links to the glossary. The Concepts page, for example, explains terms.
    visit(root, 'link', ({ url }) => {
      const [address = '', anchor] = url.split('#');
      if (!address.includes(glossaryPage)) return;
      for (const word of words) if (word.url.endsWith(`#${anchor}`)) words.delete(word);
    });
    visit(root, (node, index, parent) => {
      const skipped = ['heading', 'link', 'linkReference', 'definition', 'footnoteDefinition'];
      if (skipped.includes(node.type) || node.type === 'mdxJsxFlowElement') return SKIP;
      if (node.type !== 'text' || parent === undefined || index === undefined) return undefined;
      const parts = linkWords(node, words);
      parent.children.splice(index, 1, ...parts);
      return [SKIP, index + parts.length];
    });
  };
}
