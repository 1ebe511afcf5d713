/**
 * Remark plugin that links API names in inline code to their documentation in the page's version. Misspelled names and
 * names from other versions are errors, and the error message contains their position.
 *
 * Every occurrence is a link, because search results and anchors lead readers to the middle of a page. Names in
 * headings don't become links, because headings are links themselves. The links are pathnames without the base path, so
 * that Docusaurus checks them and their anchors.
 */
import type { Link, Root } from 'mdast';
import type { Transformer } from 'unified';
import type { VFile } from 'vfile';
import {
  type NameLink,
  type NameSources,
  PageContexts,
  checkNames,
  siteSources,
} from '@reveal-docs/api-reference/names';

export interface ApiLinksOptions {
  readonly siteDir: string;
  /** Whether to show pages that contain wrong names. While a writer edits, a separate check reports these names. */
  readonly allowWrongNames?: boolean;
  /** Data to use instead of the data in `siteDir`. */
  readonly sources?: NameSources;
}

/** CSS class of the links, for style sheets and tests. */
const apiLinkClass = 'api-link';

function makeLink({ node, parent, url }: NameLink): void {
  const link: Link = {
    type: 'link',
    url,
    children: [node],
    data: { hProperties: { className: [apiLinkClass] } },
  };
  if (node.position !== undefined) link.position = node.position;
  parent.children.splice(parent.children.indexOf(node), 1, link);
}

/**
 * Creates the plugin, for `beforeDefaultRemarkPlugins`. The transformer throws for wrong names, unless they're allowed.
 */
export default function apiLinks({
  siteDir,
  allowWrongNames = false,
  sources,
}: ApiLinksOptions): Transformer<Root> {
  const contexts = new PageContexts(sources ?? siteSources(siteDir));
  return (root: Root, file: VFile) => {
    const context = contexts.of(file.path);
    if (context === undefined) return;
    const { links, problems } = checkNames(root, context);
    if (problems.length > 0 && !allowWrongNames) {
      const lines = problems.map(({ node, message }) => {
        const start = node.position?.start;
        return `${file.path}:${start?.line ?? 1}:${start?.column ?? 1} ${message}`;
      });
      throw new Error(`Inline code contains names that aren't in the API:\n${lines.join('\n')}`);
    }
    for (const link of links) if (link.canLink) makeLink(link);
  };
}
