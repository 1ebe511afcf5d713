/** The part of a file to show: the whole file, a named region, or a range of lines that is selected by text. */
export interface Choice {
  /** The lines between `#region name` and `#endregion` in comments of the file. */
  readonly region?: string | undefined;
  /** Text that occurs only in the first line to show. */
  readonly from?: string | undefined;
  /** Text of the last line to show, without surrounding white space. The first match after `from` counts. */
  readonly to?: string | undefined;
}

const regionMark = /^\s*(?:\/\/|\/\*|<!--|#)\s*#?(end)?region\b\s*([\w-]*)/;

function readMark(line: string): { readonly ends: boolean; readonly name: string } | undefined {
  const match = regionMark.exec(line);
  return match === null ? undefined : { ends: match[1] !== undefined, name: match[2] ?? '' };
}

function regionLines(lines: readonly string[], name: string): string[] {
  const start = lines.findIndex((line) => {
    const mark = readMark(line);
    return mark?.ends === false && mark.name === name;
  });
  if (start < 0) throw new Error(`no region named "${name}".`);
  const inside: string[] = [];
  let depth = 1;
  for (const line of lines.slice(start + 1)) {
    const mark = readMark(line);
    if (mark !== undefined) depth += mark.ends ? -1 : 1;
    if (depth === 0) return inside;
    inside.push(line);
  }
  throw new Error(`region "${name}" has no end marker.`);
}

function foundLines(lines: readonly string[], from: string, to: string | undefined): string[] {
  const starts = lines.flatMap((line, index) => (line.includes(from) ? [index] : []));
  const [start, second] = starts;
  if (start === undefined) throw new Error(`no line contains ${JSON.stringify(from)}.`);
  if (second !== undefined) throw new Error(`several lines contain ${JSON.stringify(from)}.`);
  if (to === undefined) return lines.slice(start, start + 1);
  const length = lines.slice(start + 1).findIndex((line) => line.trim() === to.trim());
  if (length < 0) {
    throw new Error(`no line after ${JSON.stringify(from)} is ${JSON.stringify(to)}.`);
  }
  return lines.slice(start, start + length + 2);
}

/** Removes region markers, common indentation, and empty lines at both ends. */
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
 * Returns the selected lines of a file's text. Throws if they don't exist, aren't unique, or are empty. The caller must
 * prefix the error message with the file's name.
 */
export function excerpt(text: string, { region, from, to }: Choice): string {
  if (region !== undefined && from !== undefined) {
    throw new Error('select lines either by region or by their text, not both.');
  }
  if (to !== undefined && from === undefined) throw new Error('"to" requires "from".');
  const lines = text.split(/\r?\n/);
  const chosen =
    region !== undefined
      ? regionLines(lines, region)
      : from !== undefined
        ? foundLines(lines, from, to)
        : lines;
  const code = tidy(chosen);
  if (code === '') throw new Error('the selection is empty.');
  return code;
}
