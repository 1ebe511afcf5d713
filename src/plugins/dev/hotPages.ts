/**
 * Recma plugin for `npm run dev`. Each page applies its own changes (`hotPage.ts`), so saved text appears without
 * rebuilding the rest of the page.
 */
import type { ExportDefaultDeclaration, Program } from 'estree';
import type { Plugin } from 'unified';
import { parseModule } from '@reveal-docs/api-reference/code/parseModule';

const clientModule = '@site/src/plugins/dev/hotPage';

/**
 * Wraps the component that a page exports. Expects `export default function MDXContent`, as MDX writes it. Throws if
 * MDX writes different code, as a new release might.
 */
const hotPages: Plugin<[], Program> = () => (program) => {
  const content = program.body.find(
    (node): node is ExportDefaultDeclaration => node.type === 'ExportDefaultDeclaration',
  )?.declaration;
  if (content?.type !== 'FunctionDeclaration' || content.id === null) {
    throw new Error('The default export of a compiled page must be a named function.');
  }
  program.body = [
    ...parseModule(`import { hotPage } from '${clientModule}';`).body,
    ...program.body.map((node) =>
      node.type === 'ExportDefaultDeclaration' ? { ...content, id: content.id } : node,
    ),
    ...parseModule(`export default hotPage(__webpack_module__, ${content.id.name});`).body,
  ] as Program['body'];
};

export default hotPages;
