/**
 * Writes the programs of all versions, for pages that can run any program. Each program is a separate file, which loads
 * when a reader opens the program. A manifest describes all programs.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { ExampleProgram } from '@reveal-docs/runner/program/example';
import type {
  ProgramEntry,
  ProgramsManifest,
  VersionPrograms,
} from '@reveal-docs/runner/program/programsManifest';
import { projectFile } from '@reveal-docs/runner/program/projectFile';
import { readJson } from '@reveal-docs/shared/readJson';
import { type DocsVersion, rootDir } from '@reveal-docs/versions';
import { listPageFiles } from '@reveal-docs/api-reference/blocks/pages';
import { contentHash, runCached } from '@reveal-docs/build-steps/cache';
import { exampleFile, exampleNames } from '../examples/generate';
import { readTemplates, templatesDir } from './templates';
import { readTitles } from './titles';

const output = path.join(rootDir, '.generated', 'programs', 'manifest.json');
const staticDir = path.join(rootDir, '.generated', 'static', 'programs');

/** Returns the path of the file that connects to the demo project. Every program of a version includes this file. */
function projectPath({ workspaceDir }: DocsVersion): string {
  return path.join(workspaceDir, projectFile);
}

/** Writes a program, and returns the path of its file, relative to the site's base path. */
function writeProgram(program: ExampleProgram): string {
  const content = JSON.stringify(program);
  const file = `${program.folder}/${program.name}.${contentHash(content)}.json`;
  fs.writeFileSync(path.join(staticDir, file), content);
  return `programs/${file}`;
}

async function describeVersion(version: DocsVersion): Promise<VersionPrograms> {
  const titles = await readTitles(version);
  const examples: Record<string, ProgramEntry> = {};
  fs.mkdirSync(path.join(staticDir, version.folder), { recursive: true });
  for (const name of exampleNames(version)) {
    const program = readJson<ExampleProgram>(exampleFile(version, name));
    const { title = name, description = '' } = titles.get(name) ?? {};
    examples[name] = { title, description, file: writeProgram(program), poster: program.poster };
  }
  return {
    label: version.label,
    isLast: version.isLast,
    release: version.release,
    interfaceRelease: version.interfaceRelease,
    project: fs.readFileSync(projectPath(version), 'utf8'),
    examples,
    templates: readTemplates(version),
  };
}

/**
 * Writes the programs of `versions`. Must run after `generateExamples`. If a page doesn't parse, throws an error that
 * names its file.
 */
export async function generatePrograms(versions: readonly DocsVersion[]): Promise<void> {
  await runCached(
    {
      name: 'programs',
      key: versions.map(({ folder, label, isLast, release, interfaceRelease }) => [
        folder,
        label,
        isLast,
        release,
        interfaceRelease,
      ]),
      code: [__filename],
      inputs: versions.flatMap((version) => [
        projectPath(version),
        ...exampleNames(version).map((name) => exampleFile(version, name)),
        ...(fs.existsSync(templatesDir(version)) ? [templatesDir(version)] : []),
        ...listPageFiles(version),
      ]),
      outputs: [output, staticDir],
    },
    async () => {
      fs.rmSync(staticDir, { recursive: true, force: true });
      const manifest: Record<string, VersionPrograms> = {};
      for (const version of versions) manifest[version.folder] = await describeVersion(version);
      fs.mkdirSync(path.dirname(output), { recursive: true });
      fs.writeFileSync(output, JSON.stringify(manifest satisfies ProgramsManifest));
    },
  );
}
