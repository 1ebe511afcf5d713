import { javascript } from '@codemirror/lang-javascript';
import { EditorState } from '@codemirror/state';
import { expect, it } from 'vitest';
import { renameInImports } from '../../../../../src/components/Example/editor/importNames';

function renamed(doc: string): string {
  const state = EditorState.create({ doc, extensions: javascript({ typescript: true }) });
  return state
    .update({ changes: renameInImports(state, 'paint.ts', 'color.ts') })
    .newDoc.toString();
}

it('updates every kind of import after a rename, with any quotes and extension', () => {
  expect(
    renamed(`import { a } from './paint';
import "./paint.ts";
import type { B } from './paint';
export * from './paint';
const later = await import('./paint');
`),
  ).toBe(`import { a } from './color';
import "./color.ts";
import type { B } from './color';
export * from './color';
const later = await import('./color');
`);
});

it('doesn’t change other file names, and text outside imports', () => {
  const text = `import { a } from './paints';
import { b } from 'paint';
const words = './paint'; // import './paint'
call('./paint');
`;
  expect(renamed(text)).toBe(text);
});
