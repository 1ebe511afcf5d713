import type { Extension } from '@codemirror/state';
import { EditorView, keymap, type Command } from '@codemirror/view';
import type { FileProblem } from '@reveal-docs/runner/types/protocol';

/** Commands of an editor. Positions are character offsets that start at 0. */
export interface Commands {
  run(): void;
  define(file: string, position: number): void;
  refer(file: string, position: number): void;
  rename(file: string, position: number): void;
  format(file: string): void;
  fix(problem: FileProblem): void;
}

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** Maps keyboard shortcuts and clicks to commands. */
export function commandKeys(file: string, commands: () => Commands): Extension {
  const at =
    (name: 'define' | 'refer' | 'rename'): Command =>
    ({ state }) => {
      commands()[name](file, state.selection.main.head);
      return true;
    };
  const act =
    (action: (given: Commands) => void): Command =>
    () => {
      action(commands());
      return true;
    };
  return [
    keymap.of([
      { key: 'Mod-Enter', run: act(({ run }) => run()) },
      { key: 'F12', run: at('define'), shift: at('refer') },
      { key: 'F2', run: at('rename') },
      // Suppress the browser's dialog for saving the page, because code is saved automatically.
      { key: 'Mod-s', run: () => true },
      { key: 'Shift-Alt-f', run: act(({ format }) => format(file)) },
    ]),
    EditorView.domEventHandlers({
      mousedown(event, view) {
        const isAsked = isMac() ? event.metaKey : event.ctrlKey;
        if (!isAsked || event.button !== 0) return false;
        const position = view.posAtCoords({ x: event.clientX, y: event.clientY });
        if (position === null) return false;
        event.preventDefault();
        commands().define(file, position);
        return true;
      },
    }),
  ];
}
