/**
 * Remark plugin that adds links to API names in each code block and example. The compiler finds the names' positions
 * when it checks the blocks. The theme's `CodeBlock` renders the links. A changed block doesn't have links until it's
 * checked again. Links are therefore never on the wrong names.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Code, Node, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Transformer } from 'unified';
import type { VFile } from 'vfile';
import {
  codeKey,
  readResults,
  type BlockResults,
  type PageUses,
} from '@reveal-docs/api-reference/blocks/results';
import { readVersions, type DocsVersion } from '@reveal-docs/versions';
import { locatePage } from '@reveal-docs/api-reference/names';

export interface CodeLinksOptions {
  readonly siteDir: string;
}

/** Caches the results of each version's compiler check. */
class Results {
  private readonly known = new Map<string, BlockResults | undefined>();

  constructor(private readonly siteDir: string) {}

  of(version: DocsVersion): BlockResults | undefined {
    if (!this.known.has(version.folder)) {
      this.known.set(version.folder, readResults(version, this.siteDir));
    }
    return this.known.get(version.folder);
  }
}

function addProgramLinks(
  element: MdxJsxFlowElement,
  version: DocsVersion,
  links: PageUses['links'],
): void {
  const name = element.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'name',
  )?.value;
  const file = path.join(version.workspaceDir, `${String(name)}.ts`);
  if (!fs.existsSync(file)) return;
  const found = links[codeKey(fs.readFileSync(file, 'utf8'))];
  if (found === undefined) return;
  element.attributes.push({
    type: 'mdxJsxAttribute',
    name: 'apilinks',
    value: JSON.stringify(found),
  });
}

function addLinks(node: Node, version: DocsVersion, links: PageUses['links']): void {
  if (node.type === 'mdxJsxFlowElement' && (node as MdxJsxFlowElement).name === 'Example') {
    addProgramLinks(node as MdxJsxFlowElement, version, links);
  }
  if (node.type === 'code') {
    const code = node as Code;
    const found = links[codeKey(code.value)];
    if (found !== undefined) {
      code.data = {
        ...code.data,
        hProperties: { ...code.data?.hProperties, apilinks: JSON.stringify(found) },
      };
    }
  }
  if ('children' in node)
    for (const child of (node as Root).children) addLinks(child, version, links);
}

/** Creates the plugin, for `beforeDefaultRemarkPlugins`. */
export default function codeLinks({ siteDir }: CodeLinksOptions): Transformer<Root> {
  const versions = readVersions(siteDir);
  const results = new Results(siteDir);
  return (root: Root, file: VFile) => {
    const located = locatePage(file.path, versions);
    if (located === undefined) return;
    const page = results.of(located.version)?.pages.find(({ id }) => id === located.page);
    if (page !== undefined) addLinks(root, located.version, page.links);
  };
}
