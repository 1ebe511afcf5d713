/** Takes from a file of a starter what a page shows of it. Pure. */

/** What is shown: all of the file, a named region, or lines found by their text. */
export interface Choice {
  /** Between `#region name` and `#endregion` in comments of the file. */
  readonly region?: string | undefined;
  /** The one line that has this text is the first. */
  readonly from?: string | undefined;
  /** The next line after it that is this text, spaces around aside, is the last. */
  readonly to?: string | undefined;
}

const regionMark = /^\s*(?:\/\/|\/\*|<!--|#)\s*#?(end)?region\b\s*([\w-]*)/;

/** What a line says of a region; undefined for all others. */
function readMark(line: string): { readonly ends: boolean; readonly name: string } | undefined {
  const match = regionMark.exec(line);
  return match === null ? undefined : { ends: match[1] !== undefined, name: match[2] ?? '' };
}

function regionLines(lines: readonly string[], name: string): string[] {
  const start = lines.findIndex((line) => {
    const mark = readMark(line);
    return mark?.ends === false && mark.name === name;
  });
  if (start < 0) throw new Error(`it has no region "${name}".`);
  const inside: string[] = [];
  let depth = 1;
  for (const line of lines.slice(start + 1)) {
    const mark = readMark(line);
    if (mark !== undefined) depth += mark.ends ? -1 : 1;
    if (depth === 0) return inside;
    inside.push(line);
  }
  throw new Error(`its region "${name}" has no end.`);
}

function foundLines(lines: readonly string[], from: string, to: string | undefined): string[] {
  const starts = lines.flatMap((line, index) => (line.includes(from) ? [index] : []));
  const [start, second] = starts;
  if (start === undefined) throw new Error(`no line of it has ${JSON.stringify(from)}.`);
  if (second !== undefined) throw new Error(`several lines of it have ${JSON.stringify(from)}.`);
  if (to === undefined) return lines.slice(start, start + 1);
  const length = lines.slice(start + 1).findIndex((line) => line.trim() === to.trim());
  if (length < 0) {
    throw new Error(`no line after ${JSON.stringify(from)} is ${JSON.stringify(to)}.`);
  }
  return lines.slice(start, start + length + 2);
}

/** Without the marks of regions, the spaces that all lines begin with, and empty lines around. */
function tidy(lines: readonly string[]): string {
  const shown = lines.filter((line) => readMark(line) === undefined);
  const indents = shown
    .filter((line) => line.trim() !== '')
    .map((line) => line.length - line.trimStart().length);
  const indent = indents.length === 0 ? 0 : Math.min(...indents);
  return shown
    .map((line) => line.slice(indent).trimEnd())
    .join('\n')
    .replace(/^\n+/, '')
    .trimEnd();
}

/**
 * The chosen lines of a file's text. Throws, in words that go on from the file's name, when they are not there, when the
 * choice fits several places, or when nothing is left to show.
 */
export function excerpt(text: string, { region, from, to }: Choice): string {
  if (region !== undefined && from !== undefined) {
    throw new Error('take a region of it, or lines by their text, and not both.');
  }
  if (to !== undefined && from === undefined) throw new Error('"to" needs "from".');
  const lines = text.split(/\r?\n/);
  const chosen =
    region !== undefined
      ? regionLines(lines, region)
      : from !== undefined
        ? foundLines(lines, from, to)
        : lines;
  const code = tidy(chosen);
  if (code === '') throw new Error('nothing of it is left to show.');
  return code;
}
