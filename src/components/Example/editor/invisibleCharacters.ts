import type { EditorState, Extension, Text } from '@codemirror/state';
import {
  Decoration,
  lineNumbers,
  MatchDecorator,
  ViewPlugin,
  WidgetType,
  type DecorationSet,
  type EditorView,
  type ViewUpdate,
} from '@codemirror/view';
import { effectOf, lineStart } from '../../CodeParts/effects';
import { codePointName, invisible } from '../../CodeParts/invisible';

/**
 * Shows the name of an invisible character in its place. Starts a new line if JavaScript ends a line at the character.
 */
class CharacterName extends WidgetType {
  constructor(private readonly character: string) {
    super();
  }

  override get lineBreaks(): number {
    return effectOf(this.character) === 'breaks' ? 1 : 0;
  }

  override eq({ character }: CharacterName): boolean {
    return character === this.character;
  }

  toDOM(): HTMLElement {
    const name = document.createElement('span');
    name.className = 'cm-specialChar';
    name.textContent = codePointName(this.character);
    name.title = 'Invisible character';
    if (this.lineBreaks === 0) return name;
    const line = document.createElement('span');
    line.append(name, document.createElement('br'));
    return line;
  }

  override ignoreEvent(): boolean {
    return false;
  }
}

const decorator = new MatchDecorator({
  regexp: invisible,
  decoration: ([character]) => Decoration.replace({ widget: new CharacterName(character) }),
  // Each match is a single character, so any character can be the boundary between matches. As a result, CodeMirror
  // matches only the changed characters again, and not the whole line.
  boundary: /[^]/,
});

class Names {
  decorations: DecorationSet;

  constructor(view: EditorView) {
    this.decorations = decorator.createDeco(view);
  }

  update(update: ViewUpdate): void {
    this.decorations = decorator.updateDeco(update, this.decorations);
  }
}

/**
 * Cache of line numbers by document: the lines that contain U+2028 or U+2029. These characters end lines in JavaScript,
 * but not in the editor.
 */
const earlierEnds = new WeakMap<Text, readonly number[]>();

function findEarlierEnds(doc: Text): readonly number[] {
  const known = earlierEnds.get(doc);
  if (known !== undefined) return known;
  const found = [...doc.toString().matchAll(/[\u2028\u2029]/g)].map(
    ({ index }) => doc.lineAt(index).number,
  );
  earlierEnds.set(doc, found);
  return found;
}

function formatNumber(line: number, { doc }: EditorState): string {
  return String(line + findEarlierEnds(doc).filter((earlier) => earlier < line).length);
}

/** Returns the range of a line. Line numbers start at 1, and lines end where they end in JavaScript. */
export function lineRange(doc: Text, line: number): { readonly from: number; readonly to: number } {
  const text = doc.toString();
  const from = lineStart(text, line);
  const length = text.slice(from).search(/[\n\u2028\u2029]/);
  return { from, to: length === -1 ? doc.length : from + length };
}

/** Extension that shows line numbers as JavaScript counts them, and the names of invisible characters. */
export const invisibleCharacters: Extension = [
  lineNumbers({ formatNumber }),
  ViewPlugin.fromClass(Names, { decorations: ({ decorations }) => decorations }),
];
