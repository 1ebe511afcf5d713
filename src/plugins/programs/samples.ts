/**
 * Writes the samples of API pages as programs that the pages can run. A sample can run only if its setup code creates
 * the objects that the sample uses, instead of only declaring them.
 */
import fs from 'node:fs';
import path from 'node:path';
import { samplesFile, type SampleResult } from '@reveal-docs/api-reference/pages';
import { cutLine } from '@reveal-docs/api-reference/code/cutLine';
import { contentHash, runCached } from '@reveal-docs/build-steps/cache';
import { compileProgram } from '@reveal-docs/runner/program/compile';
import type { ExampleProgram } from '@reveal-docs/runner/program/example';
import { projectFile } from '@reveal-docs/runner/program/projectFile';
import { readJson } from '@reveal-docs/shared/readJson';
import { rootDir, type DocsVersion } from '@reveal-docs/versions';

/** Paths of the programs, relative to the site's base path. The keys are sample names: `Symbol` or `Symbol.member`. */
export type SamplePrograms = Readonly<Record<string, string>>;

const entryFile = 'sample.ts';

function manifestFile(folder: string): string {
  return path.join(rootDir, '.generated', 'programs', `samples-${folder}.json`);
}

function outputDir(folder: string): string {
  return path.join(rootDir, '.generated', 'static', 'programs', 'samples', folder);
}

/** Returns a version's samples that pages can run. Returns an empty object if they aren't generated yet. */
export function readSamplePrograms(folder: string): SamplePrograms {
  const file = manifestFile(folder);
  return fs.existsSync(file) ? readJson<SamplePrograms>(file) : {};
}

/** Returns the source of a sample, or undefined if the sample isn't a program. */
export function sampleSource({ shown, hovered }: SampleResult): string | undefined {
  const code = shown === 'ours' ? hovered?.code : undefined;
  return code?.includes(`'./project'`) === true ? code.replace(`${cutLine}\n`, '') : undefined;
}

function sampleProgram(
  { folder, release, interfaceRelease, workspaceDir }: DocsVersion,
  name: string,
  source: string,
): ExampleProgram {
  const project = fs.readFileSync(path.join(workspaceDir, projectFile), 'utf8');
  const files = [
    { file: entryFile, source: `${source}\n` },
    { file: projectFile, source: project },
  ];
  return {
    name,
    folder,
    release,
    interfaceRelease,
    files,
    compiled: compileProgram(files),
    poster: null,
    ownProject: { demoOnly: 'demo' },
  };
}

/** Writes the sample programs of all versions with API pages. The samples must already exist. */
export async function generateSamplePrograms(versions: readonly DocsVersion[]): Promise<void> {
  for (const version of versions) {
    const { folder } = version;
    if (!fs.existsSync(samplesFile(folder))) continue;
    await runCached(
      {
        name: `samples-${folder}`,
        key: [version.release, version.interfaceRelease],
        code: [__filename],
        inputs: [samplesFile(folder), path.join(version.workspaceDir, projectFile)],
        outputs: [manifestFile(folder), outputDir(folder)],
      },
      async () => {
        fs.rmSync(outputDir(folder), { recursive: true, force: true });
        fs.mkdirSync(outputDir(folder), { recursive: true });
        const programs: Record<string, string> = {};
        for (const result of readJson<readonly SampleResult[]>(samplesFile(folder))) {
          const source = sampleSource(result);
          if (source === undefined) continue;
          const content = JSON.stringify(sampleProgram(version, result.name, source));
          const file = `${result.name}.${contentHash(content)}.json`;
          fs.writeFileSync(path.join(outputDir(folder), file), content);
          programs[result.name] = `programs/samples/${folder}/${file}`;
        }
        fs.mkdirSync(path.dirname(manifestFile(folder)), { recursive: true });
        fs.writeFileSync(manifestFile(folder), JSON.stringify(programs));
      },
    );
  }
}
