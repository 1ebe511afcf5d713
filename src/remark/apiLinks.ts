/**
 * Remark plugin: inline code that names a symbol of the page's version of the API becomes a link to where
 * it is documented; a name of another version, or a misspelled one, fails the page with its place.
 *
 * Every mention links, not only the first: readers arrive in the middle of a page, by search and by anchor.
 * Headings do not, because they are links themselves. The links are pathnames below the base path, which
 * Docusaurus's own check of links and anchors sees.
 */
import type { Link, Root } from 'mdast';
import type { Transformer } from 'unified';
import type { VFile } from 'vfile';
import { checkNames, type NameLink } from '../names/checkNames';
import { PageContexts, siteSources, type NameSources } from '../names/pageContext';

/** Options of the plugin. */
export interface ApiLinksOptions {
  /** Folder of the site, with its versions and its generated API indexes. */
  readonly siteDir: string;
  /** A page shows while it is written; the check of pages beside it tells what is wrong. */
  readonly allowWrongNames?: boolean;
  /** In place of what is read from `siteDir`. */
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

/** The plugin, for `beforeDefaultRemarkPlugins`. Throws, from the transformer, on wrong names unless allowed. */
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
      throw new Error(`Names in inline code that the API does not have:\n${lines.join('\n')}`);
    }
    for (const link of links) if (link.canLink) makeLink(link);
  };
}
