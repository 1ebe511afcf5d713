/** Replaces the text between two markers. Throws an error with the file's name if a marker is missing. Pure. */
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
      `${file} must contain both ${start} and ${end}. Add them where the table belongs.`,
    );
  }
  return `${before}${start}\n\n${content}\n\n${end}${after}`;
}
