import { ensureSyntaxTree } from '@codemirror/language';
import type { ChangeSpec, EditorState } from '@codemirror/state';

/** Time limit for parsing, in milliseconds. */
const parseTime = 500;
const importing = new Set(['ImportDeclaration', 'ExportDeclaration', 'DynamicImport']);

function moduleName(file: string): string {
  return `./${file.replace(/\.ts$/, '')}`;
}

/** Returns the changes that replace `from` with `to` in imports. Both names include the file extension. */
export function renameInImports(state: EditorState, from: string, to: string): ChangeSpec[] {
  const changes: ChangeSpec[] = [];
  const before = moduleName(from);
  ensureSyntaxTree(state, state.doc.length, parseTime)?.iterate({
    enter({ name, node }) {
      if (name !== 'String') return;
      const { parent } = node;
      const isImport =
        importing.has(parent?.name ?? '') ||
        (parent?.name === 'ArgList' && parent.parent?.name === 'DynamicImport');
      if (!isImport) return;
      const start = node.from + 1;
      const end = node.to - 1;
      const text = state.sliceDoc(start, end);
      if (text === before) changes.push({ from: start, to: end, insert: moduleName(to) });
      else if (text === `${before}.ts`) changes.push({ from: start, to: end, insert: `./${to}` });
    },
  });
  return changes;
}
