/**
 * Remark plugin for the pages in `starters/pages`. Each page is about the starter with the same name, and shows that
 * starter's files. Elements are on their own line, except the last two, which are part of a sentence:
 *
 * - `<StarterFile path="src/view.ts" />`: a file's code. `region="name"` selects the code between `#region name` and
 *   `#endregion`. `from` and `to` select lines by their text (`src/plugins/starters/excerpt.ts`).
 * - `<StarterText name="demo" />`: the content of `_demo.mdx` in the same folder, which all pages share.
 * - `<StarterReadme section="Traps" />`: that section of the starter's README.
 * - `<StarterTested />`: the test results of this starter.
 * - `<StarterCards first="react-vite vue-vite" />`: the test results of all starters, beginning with these.
 * - `<StarterZip />`: the download button, with the size of the file.
 * - `<StarterSource />`: a sentence with a link to the source, if the site has a repository.
 *
 * The plugin also replaces `{name}` with the starter's name, and `{release}` with the starter's SDK release. Links into
 * the docs lead to the version for that release. A missing file or section is an error.
 */
import path from 'node:path';
import type { Parent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Processor, Transformer } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { docsAddress } from './docsRoute';
import { expandElement, type StarterPage } from './elements';
import { text } from '../nodes';
import { article, breadcrumbs, pictures } from './elementNodes';
import { readStarters, starterPagesDir, type Starter } from './read';

export type StartersOptions = Pick<StarterPage, 'siteDir' | 'baseUrl' | 'repoUrl'>;

/** Name of the page about all starters. */
const overview = 'index';

function expand(page: StarterPage, root: Root, file: VFile): void {
  visit(root, (node, index, parent: Parent | undefined) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
    const element = node as MdxJsxFlowElement | MdxJsxTextElement;
    if (element.name?.startsWith('Starter') !== true) return undefined;
    if (parent === undefined || index === undefined) return undefined;
    let made: RootContent[] = [];
    try {
      made = expandElement(page, element);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      file.fail(`<${element.name} />: ${why}`, element);
    }
    parent.children.splice(index, 1, ...made);
    // Visit the inserted content, which can also contain elements.
    return [SKIP, index];
  });
}

function fillIn(root: Root, { name, release }: Starter): void {
  const values: Readonly<Record<string, string>> = { name, release };
  visit(root, 'mdxTextExpression', (node, index, parent) => {
    const value = values[node.value.trim()];
    if (value === undefined || parent === undefined || index === undefined) return;
    parent.children[index] = text(value);
  });
}

/** Creates the plugin, for the `beforeDefaultRemarkPlugins` of the starters' pages. */
export default function starterPages(this: Processor, options: StartersOptions): Transformer<Root> {
  const parse = (markdown: string) => this.parse(markdown) as Root;
  return (root: Root, file: VFile) => {
    if (path.dirname(file.path) !== starterPagesDir(options.siteDir)) return;
    const name = path.basename(file.path, path.extname(file.path));
    const starters = readStarters(options.siteDir);
    const starter = starters.find((item) => item.name === name);
    if (starter === undefined && name !== overview)
      file.fail(`No starter found in starters/${name}.`);
    expand({ ...options, starters, starter, parse }, root, file);
    const afterTitle = root.children.findIndex(({ type }) => type === 'heading') + 1;
    root.children.splice(afterTitle, 0, ...pictures(options.baseUrl));
    if (starter !== undefined) {
      fillIn(root, starter);
      visit(root, 'link', (link) => {
        link.url = docsAddress(link.url, starter.docs);
      });
      const words = starter.docs.notice;
      if (words !== undefined)
        root.children.splice(afterTitle, 0, ...parse(`:::note\n\n${words}\n\n:::`).children);
      root.children.unshift(breadcrumbs());
    }
    root.children = [article(root.children)];
  };
}
