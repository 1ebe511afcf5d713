/** Replaces the text between two markers. Throws with the name of the file if the markers are missing. Pure. */
export function replaceBetween(
  text: string,
  [start, end]: readonly [string, string],
  content: string,
  file: string,
): string {
  const [before, rest] = text.split(start);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) {
    throw new Error(
      `${file} doesn't contain ${start} and ${end}. Add both where the table belongs.`,
    );
  }
  return `${before}${start}\n\n${content}\n\n${end}${after}`;
}
