/**
 * Recma plugin, for `npm run dev`: makes each page take its own changes (`hotPage.ts`), so that a saved text is seen
 * without everything around it being made anew.
 */
import type { ExportDefaultDeclaration, Program } from 'estree';
import type { Plugin } from 'unified';
import { parseModule } from '../../code/parseModule';

const clientModule = '@site/src/plugins/dev/hotPage';

/** Expects what MDX writes, `export default function MDXContent`; throws when a release of MDX writes otherwise. */
const hotPages: Plugin<[], Program> = () => (program) => {
  const content = program.body.find(
    (node): node is ExportDefaultDeclaration => node.type === 'ExportDefaultDeclaration',
  )?.declaration;
  if (content?.type !== 'FunctionDeclaration' || content.id === null) {
    throw new Error('A compiled page has no named function as its default export.');
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
