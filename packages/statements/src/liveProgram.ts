/** Builds a program that runs a statement in the reader's browser. Pure. */
import type { SourceFile } from '@reveal-docs/runner/program/compile';
import { projectFile } from '@reveal-docs/runner/program/projectFile';
import { isSame, type Json } from './json';

/** The files that all statements share, and a map from version folders to connection files. */
export interface LiveKit {
  readonly files: readonly SourceFile[];
  readonly connections: Readonly<Record<string, string>>;
}

/** Result of a run, in the format of `Shown` in the kit. */
export interface LiveResult {
  readonly expected: Json;
  readonly seen?: Json;
  readonly error?: string;
}

const mark = 'statement: ';

/** Adapts the imports of a statement to a program whose files are all in one folder. */
export function inOneFolder(source: string): string {
  return source.replaceAll(/(from |import )'\.\.?\/(?:kit\/)?(\w+)'/g, "$1'./$2'");
}

/** Returns the name of a statement's file, such as `hover-rests.ts`. */
export function fileOf(id: string): string {
  return `${id.slice(id.indexOf('/') + 1)}.ts`;
}

function filesBehind({ files, connections }: LiveKit, folder: string): SourceFile[] {
  return [...files, { file: projectFile, source: connections[folder] ?? '' }];
}

/**
 * Returns the files of a program that runs the statement in `source` for `release`. The first file is the main file,
 * and the second file is the statement.
 */
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

/** Parses a console line. Returns undefined if the line doesn't contain a result. */
export function readResult(text: string): LiveResult | undefined {
  if (!text.startsWith(mark)) return undefined;
  const result: unknown = JSON.parse(text.slice(mark.length));
  return typeof result === 'object' && result !== null && 'expected' in result
    ? (result as LiveResult)
    : undefined;
}

/** Whether a run has the expected result. */
export function isAsExpected({ expected, seen, error }: LiveResult): boolean {
  return error === undefined && seen !== undefined && isSame(seen, expected);
}
