/** Writes the files that a page needs to show and run each program in `examples/<folder>/`. */
import fs from 'node:fs';
import path from 'node:path';
import { findPoster } from './pictures';
import { compileProgram, type SourceFile } from '@reveal-docs/runner/program/compile';
import { connectProgram } from '@reveal-docs/runner/program/connectProgram';
import type { ExampleProgram } from '@reveal-docs/runner/program/example';
import { projectFile } from '@reveal-docs/runner/program/projectFile';
import { type DocsVersion, rootDir } from '@reveal-docs/versions';
import { runCached } from '@reveal-docs/build-steps/cache';
import { encodeTokens } from '@reveal-docs/api-reference/code/encodeTokens';
import { ownProjectFile, readOwnProjects } from './ownProject';

function outputDir(version: DocsVersion): string {
  return path.join(rootDir, '.generated', 'examples', version.folder);
}

/** Returns the path of a program's file. The file exists after {@link generateExamples} has run. */
export function exampleFile(version: DocsVersion, name: string): string {
  return path.join(outputDir(version), `${name}.json`);
}

/** Returns the names of a version's examples, in alphabetical order. */
export function exampleNames(version: DocsVersion): string[] {
  return fs
    .readdirSync(version.workspaceDir)
    .filter((file) => file.endsWith('.ts') && file !== projectFile)
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();
}

function readSource(version: DocsVersion, file: string): SourceFile {
  return { file, source: fs.readFileSync(path.join(version.workspaceDir, file), 'utf8') };
}

const anyProject = { cluster: '', project: '', modelId: 1, revisionId: 1 };

function describeExample(version: DocsVersion, name: string): ExampleProgram {
  const files = [readSource(version, `${name}.ts`), readSource(version, projectFile)];
  const compiled = compileProgram(files);
  const ownProject = readOwnProjects(version)(name);
  // Fail the build if a change to `project.ts` breaks the connection to a reader's own project.
  if ('needs' in ownProject) connectProgram(compiled, anyProject, ownProject.needs);
  return {
    name,
    folder: version.folder,
    release: version.release,
    interfaceRelease: version.interfaceRelease,
    // The page shows files without the final line break.
    files: files.map((shown) => ({
      ...shown,
      tokens: encodeTokens(shown.source.trimEnd(), 'ts'),
    })),
    compiled,
    poster: findPoster(version, name),
    ownProject,
  };
}

/** Writes one example. On a syntax error, throws an error with the file and line, and keeps the previous output. */
export function writeExample(version: DocsVersion, name: string): void {
  const example = describeExample(version, name);
  fs.writeFileSync(exampleFile(version, name), JSON.stringify(example));
}

/** Returns the names of the examples that use a file of a version's workspace. */
export function examplesOfFile(version: DocsVersion, file: string): string[] {
  const names = exampleNames(version);
  return file === projectFile ? names : names.filter((name) => file === `${name}.ts`);
}

/** Writes all examples of `versions`. On a syntax error, throws an error with the file and line. */
export async function generateExamples(versions: DocsVersion[]): Promise<void> {
  for (const version of versions) {
    const names = exampleNames(version);
    if (names.length === 0) continue;
    const posters = names.map((name) => findPoster(version, name));
    await runCached(
      {
        name: `examples-${version.folder}`,
        key: [version.release, version.interfaceRelease, posters],
        code: [__filename],
        inputs: [
          path.join(version.workspaceDir, projectFile),
          ownProjectFile(version),
          ...names.map((name) => path.join(version.workspaceDir, `${name}.ts`)),
        ],
        outputs: names.map((name) => exampleFile(version, name)),
      },
      async () => {
        fs.rmSync(outputDir(version), { recursive: true, force: true });
        fs.mkdirSync(outputDir(version), { recursive: true });
        for (const name of names) writeExample(version, name);
      },
    );
  }
}
