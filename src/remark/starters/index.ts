/**
 * Remark plugin for the pages in `starters/pages`: each is about the starter of its name, and shows that one's own
 * files. Elements, each on a line of its own but for the last two, which stand in a sentence:
 *
 * - `<StarterFile path="src/view.ts" />`: a file's code. `region="name"` takes what is between `#region name` and
 *   `#endregion`; `from` and `to` take lines by their text (`src/plugins/starters/excerpt.ts`);
 * - `<StarterText name="demo" />`: `_demo.mdx` beside the page, which all pages share;
 * - `<StarterReadme section="Traps" />`: that section of the starter's README;
 * - `<StarterTested />`, `<StartersTable />`: what the proof saw, of this starter and of all;
 * - `<StarterZip />`: the download, with its size;
 * - `<StarterSource />`: a sentence that leads to the source, where the site knows its repository.
 *
 * `{release}` is the starter's release of the SDK, `{name}` its name. Links into the docs lead to the version that is
 * about that release. What is not there fails the page.
 */
import path from 'node:path';
import type { Parent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Processor, Transformer } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { docsAddress } from './docsRoute';
import { expandElement, type StarterPage } from './elements';
import { article, text } from './nodes';
import { readStarters, starterPagesDir, type Starter } from './read';

/** Options of the plugin. */
export type StartersOptions = Pick<StarterPage, 'siteDir' | 'baseUrl' | 'repoUrl'>;

/** Name of the page about all starters. */
const overview = 'index';

/** Puts what a page's elements stand for in their places. */
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
    // What came in may have elements of its own.
    return [SKIP, index];
  });
}

/** The values that stand in braces in the text of a starter's page. */
function fillIn(root: Root, { name, release }: Starter): void {
  const values: Readonly<Record<string, string>> = { name, release };
  visit(root, 'mdxTextExpression', (node, index, parent) => {
    const value = values[node.value.trim()];
    if (value === undefined || parent === undefined || index === undefined) return;
    parent.children[index] = text(value);
  });
}

/** The plugin, for `beforeDefaultRemarkPlugins` of the pages. */
export default function starterPages(this: Processor, options: StartersOptions): Transformer<Root> {
  const parse = (markdown: string) => this.parse(markdown) as Root;
  return (root: Root, file: VFile) => {
    if (path.dirname(file.path) !== starterPagesDir(options.siteDir)) return;
    const name = path.basename(file.path, path.extname(file.path));
    const starters = readStarters(options.siteDir);
    const starter = starters.find((item) => item.name === name);
    if (starter === undefined && name !== overview) file.fail(`There is no starters/${name}.`);
    expand({ ...options, starters, starter, parse }, root, file);
    if (starter !== undefined) {
      fillIn(root, starter);
      visit(root, 'link', (link) => {
        link.url = docsAddress(link.url, starter.docs);
      });
      const words = starter.docs.notice;
      // Below the title.
      if (words !== undefined)
        root.children.splice(1, 0, ...parse(`:::note\n\n${words}\n\n:::`).children);
    }
    root.children = [article(root.children)];
  };
}
