/**
 * Remark plugin: links inline code with the name of a symbol of the version's API to its
 * documentation. A name from another version or a misspelled name is an error, reported with its
 * position.
 *
 * Every occurrence is a link, because readers arrive in the middle of a page, from search and
 * anchors. Headings aren't, because they are links themselves. The links are pathnames below the
 * base path, so Docusaurus checks them and their anchors.
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

/** Options of the plugin. */
export interface ApiLinksOptions {
  /** Folder of the site, with its versions and its generated API indexes. */
  readonly siteDir: string;
  /**
   * Whether to show the page in spite of wrong names. A separate check reports them while a writer
   * edits the page.
   */
  readonly allowWrongNames?: boolean;
  /** Data to use instead of the data in `siteDir`. */
  readonly sources?: NameSources;
}

/** Class of the links, for style sheets and tests. */
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
 * The plugin, for `beforeDefaultRemarkPlugins`. The transformer throws on wrong names unless they
 * are allowed.
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
