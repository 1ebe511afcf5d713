/** Writes the model and the symbol index for every version. `src/plugins/apiPages` writes the pages later. */
import fs from 'node:fs';
import path from 'node:path';
import { runCached } from '@reveal-docs/build-steps/cache';
import type { DocsVersion } from '@reveal-docs/versions';
import {
  apiIndexFile,
  undocumentedFile,
  type ApiIndex,
  type UndocumentedReport,
} from '../names/apiIndex';
import { descriptionsFile, samplesFile } from './descriptions';
import type { ApiModel } from './model';
import { modelFile } from './modelFile';
import { hoversFile, writeHovers } from '../hovers/hoversFile';
import type { HoveredCode } from '../hovers/pageHovers';
import { ownerOf } from '../names/memberName';
import { failingSamples, type SampleResult } from './samples';
import { buildReference, type Reference, type ReferenceVersion } from './reference';
import { buildSinglePage, type SinglePageVersion } from './singlePage';
import { readJson } from '@reveal-docs/shared/readJson';

function isReference(version: DocsVersion): version is ReferenceVersion {
  return version.api.layout !== 'page';
}

function writeModel(version: DocsVersion, model: ApiModel): void {
  const index: ApiIndex = { version: version.folder, symbols: model.symbols };
  fs.mkdirSync(path.dirname(apiIndexFile(version.folder)), { recursive: true });
  fs.writeFileSync(apiIndexFile(version.folder), JSON.stringify(index));
  fs.writeFileSync(modelFile(version.folder), JSON.stringify(model));
}

function writeUndocumented(version: DocsVersion, found: Omit<UndocumentedReport, 'version'>): void {
  const report: UndocumentedReport = { version: version.folder, ...found };
  fs.writeFileSync(undocumentedFile(version.folder), JSON.stringify(report, null, 1));
}

function writeSampleHovers(
  version: DocsVersion,
  symbols: ApiIndex['symbols'],
  samples: readonly SampleResult[],
): void {
  const shown = new Map<string, HoveredCode[]>();
  for (const { name, hovered } of samples) {
    const page = symbols[ownerOf(name)]?.page;
    if (page === undefined || hovered === undefined) continue;
    shown.set(page, [...(shown.get(page) ?? []), hovered]);
  }
  fs.rmSync(path.dirname(hoversFile(`/${version.routePath}/api/index`)), {
    recursive: true,
    force: true,
  });
  for (const [page, code] of shown) writeHovers(`/${version.routePath}/${page}`, code);
}

/** Copies a release's model to a version, along with the version's symbol index and hovers. */
async function placeReference(version: DocsVersion, reference: Reference): Promise<void> {
  await runCached(
    {
      name: `api-model-${version.folder}`,
      key: { routePath: version.routePath },
      code: [__filename],
      inputs: [
        reference.modelFile,
        reference.undocumentedFile,
        reference.descriptionsFile,
        reference.samplesFile,
      ],
      outputs: [
        modelFile(version.folder),
        apiIndexFile(version.folder),
        undocumentedFile(version.folder),
        descriptionsFile(version.folder),
        samplesFile(version.folder),
      ],
    },
    async () => {
      const model = readJson<ApiModel>(reference.modelFile);
      writeModel(version, model);
      writeUndocumented(version, readJson(reference.undocumentedFile));
      fs.copyFileSync(reference.descriptionsFile, descriptionsFile(version.folder));
      fs.copyFileSync(reference.samplesFile, samplesFile(version.folder));
      const samples = readJson<SampleResult[]>(reference.samplesFile);
      writeSampleHovers(version, model.symbols, samples);
    },
  );
  const failing = failingSamples(readJson(samplesFile(version.folder)), version.folder);
  if (failing !== undefined) console.log(failing);
}

async function placeSinglePage(version: SinglePageVersion): Promise<void> {
  const symbols = path.join(version.workspaceDir, version.api.symbols);
  const descriptions = path.join(version.workspaceDir, version.api.descriptions);
  const { folder, interfaceRelease } = version;
  await runCached(
    {
      name: `api-model-${folder}`,
      key: { api: version.api, interfaceRelease },
      code: [__filename],
      inputs: [symbols, descriptions],
      outputs: [modelFile(folder), apiIndexFile(folder), undocumentedFile(folder)],
    },
    async () => {
      const built = buildSinglePage(version, readJson(symbols), readJson(descriptions));
      writeModel(version, built.model);
      writeUndocumented(version, built.undocumented);
    },
  );
}

/**
 * Reads the APIs of versions. Reads each release only once. If a version's SDK, entry points, or pages have problems,
 * rejects with an error that explains the fix.
 */
export async function generateApi(versions: DocsVersion[]): Promise<void> {
  const references = await Promise.all(
    versions.map((version) => (isReference(version) ? buildReference(version) : undefined)),
  );
  for (const [index, version] of versions.entries()) {
    const reference = references[index];
    if (reference === undefined) await placeSinglePage(version as SinglePageVersion);
    else await placeReference(version, reference);
  }
}
