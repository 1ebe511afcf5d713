/**
 * Measures text and breaks it into lines. The widths are those of DejaVu Sans, the widest of the site's fonts, because
 * each reader's device can use a different one.
 */

export interface Run {
  readonly text: string;
  readonly code: boolean;
}

/** Runs of text and code that follow each other without spaces. */
type Word = readonly Run[];

export interface Font {
  readonly size: number;
  readonly bold?: boolean;
}

// cspell:disable
/** Widths of characters in em. Other characters count as 1 em. */
const widths = new Map<string, number>(
  (
    [
      ["ijl' ,.|", 0.32],
      ['IJ/:;\\-', 0.37],
      ['f()[]t!r', 0.42],
      ['"*_`sz?cL–', 0.56],
      ['Fkvxy', 0.6],
      ['PTYaeoSEbdghnpqu0123456789${}', 0.64],
      ['KABVXZCR', 0.7],
      ['UNHDGOQ&', 0.79],
      ['w#+<=>^~', 0.84],
    ] as const
  ).flatMap(([characters, width]) => [...characters].map((character) => [character, width])),
);
// cspell:enable

const codeWidth = 0.603;
const boldFactor = 1.14;
/** Scale of the code font. At the same size, its letters look larger than those of the text font. */
export const codeScale = 0.93;

function runWidth({ text, code }: Run, { size, bold = false }: Font): number {
  if (code) return text.length * codeWidth * size * codeScale;
  const em = [...text].reduce((sum, character) => sum + (widths.get(character) ?? 1), 0);
  return em * size * (bold ? boldFactor : 1);
}

function lineWidth(line: readonly Run[], font: Font): number {
  return line.reduce((sum, run) => sum + runWidth(run, font), 0);
}

/** Splits text into words. Code in backticks isn't split. */
function readWords(text: string): Word[] {
  const words: Run[][] = [[]];
  text.split('`').forEach((part, index) => {
    if (index % 2 === 1) {
      words.at(-1)?.push({ text: part, code: true });
      return;
    }
    part.split(' ').forEach((piece, at) => {
      if (at > 0) words.push([]);
      if (piece !== '') words.at(-1)?.push({ text: piece, code: false });
    });
  });
  return words.filter((word) => word.length > 0);
}

/** Breaks text into lines of at most `width` pixels. Throws if a single word is wider. */
export function wrap(text: string, width: number, font: Font): Run[][] {
  const lines: Run[][] = [];
  for (const word of readWords(text)) {
    if (lineWidth(word, font) > width) {
      throw new Error(`"${word.map((run) => run.text).join('')}" is wider than ${width} pixels.`);
    }
    const line = lines.at(-1);
    const longer = line && [...line, { text: ' ', code: false }, ...word];
    if (longer !== undefined && lineWidth(longer, font) <= width) lines[lines.length - 1] = longer;
    else lines.push([...word]);
  }
  return lines;
}
