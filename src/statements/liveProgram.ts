/** A statement as a program that runs in the reader's browser: its own file, the kit, and a main file. Pure. */
import type { SourceFile } from '../frame/program/compile';
import { isSame, type Json } from './json';

/** What all statements share, and the connection of each version, by its folder. */
export interface LiveKit {
  readonly files: readonly SourceFile[];
  readonly connections: Readonly<Record<string, string>>;
}

/** What came of a run; the kit's `Shown`. */
export interface LiveResult {
  readonly expected: Json;
  readonly seen?: Json;
  readonly error?: string;
}

/** How the line on the console begins that has the result. */
const mark = 'statement: ';

/** Files of a program lie in one folder. */
export function inOneFolder(source: string): string {
  return source.replaceAll(/(from |import )'\.\.?\/(?:kit\/)?(\w+)'/g, "$1'./$2'");
}

/** Name of a statement's own file: `hover-rests.ts`. */
export function fileOf(id: string): string {
  return `${id.slice(id.indexOf('/') + 1)}.ts`;
}

/** What every statement imports, with the connection of the version in `folder`. */
export function filesBehind({ files, connections }: LiveKit, folder: string): SourceFile[] {
  return [...files, { file: 'project.ts', source: connections[folder] ?? '' }];
}

/** The files of a program that runs `source` as `release` runs it; the main file first, then the statement. */
export function liveFiles(
  { id, source }: { readonly id: string; readonly source: string },
  { release, folder }: { readonly release: string; readonly folder: string },
  kit: LiveKit,
): SourceFile[] {
  const own = fileOf(id);
  const main = `// The network first: clients keep the \`fetch\` that they find.
import './network';
import { show } from './live';
import statement from './${own.slice(0, -'.ts'.length)}';

console.info(${JSON.stringify(mark)} + JSON.stringify(await show(statement, ${JSON.stringify(release)})));
`;
  return [
    { file: 'main.ts', source: main },
    { file: own, source: inOneFolder(source) },
    ...filesBehind(kit, folder),
  ];
}

/** The result in a line of the console; undefined when it is another line. */
export function readResult(text: string): LiveResult | undefined {
  if (!text.startsWith(mark)) return undefined;
  const result: unknown = JSON.parse(text.slice(mark.length));
  return typeof result === 'object' && result !== null && 'expected' in result
    ? (result as LiveResult)
    : undefined;
}

/** Whether a run gave what was expected. */
export function isAsExpected({ expected, seen, error }: LiveResult): boolean {
  return error === undefined && seen !== undefined && isSame(seen, expected);
}
