/**
 * Remark plugin that adds the program for the page's version to each `<Example name="…" />`. The plugin adds an import
 * of a generated file to the page, so that the code is in this page's HTML, but not in the scripts of other pages.
 */
import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { exampleFile, exampleNames } from '../plugins/examples/generate';
import { readVersions, rootDir } from '@reveal-docs/versions';
import { locatePage } from '@reveal-docs/api-reference/names';
import { parseModule } from '@reveal-docs/api-reference/code/parseModule';

const componentName = 'Example';
const componentModule = '@site/src/components/Example';

function nameOf(element: MdxJsxFlowElement): string | undefined {
  const attribute = element.attributes.find(
    (item) => item.type === 'mdxJsxAttribute' && item.name === 'name',
  );
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}

const exampleProgram: Plugin<[], Root> = () => {
  const versions = readVersions();
  return (root: Root, file: VFile): void => {
    const imports: string[] = [];
    visit(root, 'mdxJsxFlowElement', (node) => {
      const element = node as MdxJsxFlowElement;
      if (element.name !== componentName) return;
      const located = locatePage(file.path, versions);
      if (located === undefined) {
        file.fail(`<${componentName}> works only on pages of a docs version.`, element);
      }
      const names = exampleNames(located.version);
      const name = nameOf(element);
      if (name === undefined || !names.includes(name)) {
        file.fail(
          `<${componentName} name="${name ?? ''}"/>: unknown program. examples/${located.version.folder} contains ${names.join(', ')}.`,
          element,
        );
      }
      const identifier = `exampleProgram${imports.length}`;
      const target = path.relative(rootDir, exampleFile(located.version, name));
      imports.push(`import ${identifier} from '@site/${target.split(path.sep).join('/')}';`);
      element.attributes.push({
        type: 'mdxJsxAttribute',
        name: 'program',
        value: {
          type: 'mdxJsxAttributeValueExpression',
          value: identifier,
          data: { estree: parseModule(identifier) },
        },
      });
    });
    if (imports.length > 0) imports.push(`import ${componentName} from '${componentModule}';`);
    for (const value of imports) {
      root.children.unshift({ type: 'mdxjsEsm', value, data: { estree: parseModule(value) } });
    }
  };
};

export default exampleProgram;
