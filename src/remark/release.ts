/**
 * Remark plugin that replaces `{release}` in a page's text with the SDK release that the page's version runs, such as
 * 4.29.0. It replaces `{interfaceRelease}` with the release that the version's pages describe. The two releases differ
 * only if the version has an adapter. In code blocks, it replaces only `{release}` and `{siteUrl}`, the URL of the
 * site.
 */
import type { Root } from 'mdast';
import type { Transformer } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { readVersions, type DocsVersion } from '@reveal-docs/versions';
import { locatePage } from '@reveal-docs/api-reference/names';

export interface ReleaseOptions {
  readonly siteDir: string;
  /** URL of the site, with a slash at the end. */
  readonly siteUrl: string;
}

const values: Readonly<Record<string, (version: DocsVersion) => string>> = {
  release: ({ release }) => release,
  interfaceRelease: ({ interfaceRelease }) => interfaceRelease,
};

/** Creates the plugin, for `beforeDefaultRemarkPlugins`. */
export default function release({ siteDir, siteUrl }: ReleaseOptions): Transformer<Root> {
  const versions = readVersions(siteDir);
  return (root: Root, file: VFile) => {
    const located = locatePage(file.path, versions);
    if (located === undefined) return;
    visit(root, 'code', (node) => {
      const { release: runs } = located.version;
      node.value = node.value.replaceAll('{siteUrl}', siteUrl).replaceAll('{release}', runs);
    });
    visit(root, 'mdxTextExpression', (node, index, parent) => {
      const name = node.value.trim();
      const valueOf = Object.hasOwn(values, name) ? values[name] : undefined;
      if (valueOf === undefined || parent === undefined || index === undefined) return undefined;
      const { position } = node;
      parent.children[index] = {
        type: 'text',
        value: valueOf(located.version),
        ...(position && { position }),
      };
      return [SKIP, index + 1];
    });
  };
}
