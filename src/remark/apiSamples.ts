/** Remark plugin for API pages that adds a Run button below each sample that is a program. */
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Transformer } from 'unified';
import type { VFile } from 'vfile';
import { locatePage } from '@reveal-docs/api-reference/names';
import { parseModule } from '@reveal-docs/api-reference/code/parseModule';
import { readVersions } from '@reveal-docs/versions';
import { readSamplePrograms, type SamplePrograms } from '../plugins/programs/samples';

const componentName = 'RunSample';
const componentImport = `import ${componentName} from '@site/src/components/RunSample';`;

const placeholder = /^<div data-sample="([^"]+)"><\/div>$/;

interface Options {
  /**
   * Hash of the programs. Docusaurus reuses cached pages until a plugin's options change, so a new hash forces a
   * rebuild.
   */
  readonly stamp: string;
  readonly read?: (folder: string) => SamplePrograms;
}

/** Creates the plugin, for `remarkPlugins`. */
export default function apiSamples({ read = readSamplePrograms }: Options): Transformer<Root> {
  const versions = readVersions();
  return (root: Root, file: VFile) => {
    const located = locatePage(file.path, versions);
    if (located === undefined) return;
    let programs: SamplePrograms | undefined;
    let isUsed = false;
    root.children = root.children.flatMap((child) => {
      const name = child.type === 'html' ? placeholder.exec(child.value)?.[1] : undefined;
      if (name === undefined) return [child];
      programs ??= read(located.version.folder);
      const program = programs[name];
      if (program === undefined) return [];
      isUsed = true;
      const button: MdxJsxFlowElement = {
        type: 'mdxJsxFlowElement',
        name: componentName,
        attributes: [
          { type: 'mdxJsxAttribute', name: 'name', value: name },
          { type: 'mdxJsxAttribute', name: 'file', value: program },
        ],
        children: [],
      };
      return [button];
    });
    if (!isUsed) return;
    const data = { estree: parseModule(componentImport) };
    root.children.unshift({ type: 'mdxjsEsm', value: componentImport, data });
  };
}
