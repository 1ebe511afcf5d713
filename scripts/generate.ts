/** `npx tsx scripts/generate.ts`: generates all files that a build needs but the repository doesn't contain. */
import os from 'node:os';
import path from 'node:path';
import { generateAgentTools } from '../src/plugins/agentTools/generate';
import { generateRunPack } from '../src/plugins/agentTools/runPack';
import { generateApi } from '@reveal-docs/api-reference/pages';
import { generateApiPages } from '../src/plugins/apiPages/generate';
import { generateApiChanges } from '@reveal-docs/api-reference/changes/generate';
import { generateApiHistory } from '@reveal-docs/api-reference/history/generate';
import { blocksTask, generateBlocks } from '@reveal-docs/api-reference/blocks/generate';
import { generateDemo } from '../src/plugins/demoData/generate';
import { generateDemoService } from '../src/plugins/demoService/generate';
import { generateDiagrams } from '../src/plugins/diagrams/generate';
import { generateDownload } from '../src/plugins/download/generate';
import { generateExamples } from '../src/plugins/examples/generate';
import { generateFrame } from '../src/plugins/frame/generate';
import { generatePrograms } from '../src/plugins/programs/generate';
import { generateSamplePrograms } from '../src/plugins/programs/samples';
import { generateSdk } from '../src/plugins/sdk/generate';
import { generateSdkTypes } from '@reveal-docs/api-reference/types/generate';
import { generateTypePack } from '../src/plugins/typePack/generate';
import { generateSnippets } from '../src/plugins/snippets/generate';
import { generateStarters } from '../src/plugins/starters/generate';
import { generateStatementUses, statementUsesTask } from '../src/plugins/statements/generateUses';
import { siteSources } from '@reveal-docs/api-reference/names';
import { isCurrent } from '@reveal-docs/build-steps/cache';
import { runLimited, runScript } from '@reveal-docs/build-steps/child';
import { readEnvironment } from '../src/site/environment';
import {
  readVersions,
  resolveSdkDir,
  selectVersions,
  type DocsVersion,
} from '@reveal-docs/versions';
import { main } from './helpers/run';

const compileScript = path.join(__dirname, 'helpers', 'compileVersions.ts');

/**
 * `pages` specifies whether invalid API names and code on pages fail the build. `npm run dev` skips this check, because
 * it reports such problems itself.
 */
export interface GenerateOptions {
  readonly pages?: 'throw' | 'skip';
}

/**
 * Runs every generator whose inputs have changed, for the versions of this build. Generators that don't read each
 * other's files run at the same time.
 */
export async function generate(options: GenerateOptions = {}): Promise<void> {
  const versions = selectVersions(readVersions(), readEnvironment().versions);
  for (const version of versions) resolveSdkDir(version);
  await Promise.all([
    generateDemo().then(generateDemoService),
    generateFromPackages(versions, options),
  ]);
  await generateRunPack(versions);
}

/** Runs the generators that read only installed packages and programs. */
async function generatePrerequisites(versions: DocsVersion[]): Promise<void> {
  await generateSdk(versions);
  await generateFrame();
  await generateAgentTools(versions);
  const { url, baseUrl } = readEnvironment();
  await generateStarters(url + baseUrl);
  await generateDownload(readVersions(), url + baseUrl);
  await generateApiChanges(readVersions());
  await generateExamples(versions);
}

/** Runs the generators that read API pages or the output of {@link generatePrerequisites}. */
async function generateFromPrerequisites(versions: DocsVersion[]): Promise<void> {
  // Generate the types here, because they include the upgrade steps from older versions.
  await generateTypePack(versions);
  await generatePrograms(versions);
  // Generate the programs here, because the API generator must check the samples first.
  await generateSamplePrograms(versions);
  await generateSnippets(versions);
  await generateApiHistory(versions);
}

/**
 * Compiles the changed statements and pages in separate processes, because this takes most of the processor time.
 * Versions with the same release share a process, so that the release's declarations are parsed only once. If a process
 * fails, rejects with its output.
 */
async function compileVersions(versions: readonly DocsVersion[]): Promise<void> {
  const sources = siteSources();
  const folders = new Map<string, string[]>();
  for (const version of versions) {
    const isDone =
      (await isCurrent(statementUsesTask(version))) &&
      (await isCurrent(blocksTask(version, sources)));
    if (isDone) continue;
    folders.set(version.release, [...(folders.get(version.release) ?? []), version.folder]);
  }
  const tasks = [...folders.values()].map(
    (group) => () => runScript(compileScript, group, `${group.join(', ')}: compiling failed`),
  );
  await runLimited(os.availableParallelism(), tasks);
}

async function generateFromPackages(
  versions: DocsVersion[],
  { pages = 'throw' }: GenerateOptions,
): Promise<void> {
  await generateDiagrams();
  await generateSdkTypes(readVersions());
  await Promise.all([generateApi(versions), generatePrerequisites(versions)]);
  await Promise.all([
    generateFromPrerequisites(versions),
    pages === 'throw' ? compileVersions(versions) : undefined,
  ]);
  await generateStatementUses(versions);
  if (pages === 'throw') await generateBlocks(versions);
  // API pages include the results of checking code blocks.
  await generateApiPages(versions);
}

if (require.main === module) main(() => generate());
