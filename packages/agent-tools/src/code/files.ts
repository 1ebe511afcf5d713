import fs from 'node:fs';
import path from 'node:path';
import { InputError } from '../answers/answer';
import type { SourceFile } from './job';

/** Maximum size of a file, in bytes. */
const largest = 1_000_000;
/** Maximum number of files, including imported ones. */
const mostFiles = 200;

/** File names are relative to `folder`. */
export interface Program {
  /** Absolute path. */
  readonly folder: string;
  readonly files: readonly SourceFile[];
  readonly checked: readonly string[];
}

function readSource(file: string, shown: string): string {
  let stat: fs.Stats;
  try {
    stat = fs.statSync(file);
  } catch {
    throw new InputError(`The file "${shown}" doesn't exist. Check the path.`);
  }
  if (!stat.isFile()) throw new InputError(`"${shown}" isn't a file. Specify the files to check.`);
  if (!/\.[cm]?tsx?$/.test(file)) {
    throw new InputError(
      `"${shown}" isn't a TypeScript file. Specify files that end with .ts or .tsx.`,
    );
  }
  if (stat.size > largest) {
    throw new InputError(
      `"${shown}" is ${(stat.size / 1e6).toFixed(1)} MB. Specify source files of up to ${largest / 1e6} MB, not bundles.`,
    );
  }
  return fs.readFileSync(file, 'utf8');
}

function importsOf(file: string, source: string): string[] {
  return [...source.matchAll(/(?:from|import)\s*\(?\s*['"](\.[^'"\n]*)['"]/g)].flatMap(
    ([, name = '']) => {
      const target = path.resolve(path.dirname(file), name);
      const found = [
        target,
        ...['.ts', '.tsx', '.d.ts', '/index.ts', '/index.tsx'].map((end) => target + end),
        target.replace(/\.js(x?)$/, '.ts$1'),
      ].find((candidate) => /\.tsx?$/.test(candidate) && fs.existsSync(candidate));
      return found === undefined ? [] : [found];
    },
  );
}

function commonFolder(files: readonly string[]): string {
  let [folder = ''] = files.map((file) => path.dirname(file));
  while (!files.every((file) => file.startsWith(folder.replace(/[\\/]?$/, path.sep)))) {
    folder = path.dirname(folder);
  }
  return folder;
}

/** Reads files and their imports. Throws an `InputError` if a file doesn't exist, isn't TypeScript, or is too large. */
export function readProgram(cwd: string, names: readonly string[]): Program {
  const sources = new Map<string, string>();
  const checked = names.map((name) => {
    const file = path.resolve(cwd, name);
    sources.set(file, readSource(file, name));
    return file;
  });
  for (const [file, source] of sources) {
    for (const imported of importsOf(file, source)) {
      if (!sources.has(imported) && sources.size < mostFiles) {
        sources.set(imported, readSource(imported, path.relative(cwd, imported)));
      }
    }
  }
  const folder = commonFolder([...sources.keys()]);
  const nameOf = (file: string) => path.relative(folder, file).split(path.sep).join('/');
  return {
    folder,
    files: [...sources].map(([file, source]) => ({ name: nameOf(file), source })),
    checked: checked.map(nameOf),
  };
}

/** Returns a program from code that isn't in a file. Throws an `InputError` if the code is too long. */
export function programOf(cwd: string, source: string): Program {
  if (source.length > largest) {
    throw new InputError(`The code is too long. Pass up to ${largest / 1e6} MB.`);
  }
  return { folder: cwd, files: [{ name: 'program.ts', source }], checked: ['program.ts'] };
}
