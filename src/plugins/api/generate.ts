/** Writes every version's API pages into its docs folder, and its symbol index. */
import fs from 'node:fs';
import path from 'node:path';
import { runCached } from '../cache';
import { rootDir, type DocsVersion } from '../../versions';
import {
  apiIndexFile,
  undocumentedFile,
  type ApiIndex,
  type UndocumentedReport,
} from '../../names/apiIndex';
import { descriptionsFile, samplesFile } from './descriptions';
import { hoversFile, writeHovers } from '../hovers/hoversFile';
import type { HoveredCode } from '../hovers/pageHovers';
import { ownerOf } from '../../names/memberName';
import { failingSamples, type SampleResult } from './samples';
import { buildReference, type Reference, type ReferenceVersion } from './reference';
import { buildSinglePage, type SinglePageVersion } from './singlePage';
import { readJson } from '../../files/readJson';

function isReference(version: DocsVersion): version is ReferenceVersion {
  return version.api.layout !== 'page';
}

function writeIndex(version: DocsVersion, symbols: ApiIndex['symbols']): void {
  const index: ApiIndex = { version: version.folder, symbols };
  fs.mkdirSync(path.dirname(apiIndexFile(version.folder)), { recursive: true });
  fs.writeFileSync(apiIndexFile(version.folder), JSON.stringify(index));
}

function writeUndocumented(version: DocsVersion, found: Omit<UndocumentedReport, 'version'>): void {
  const report: UndocumentedReport = { version: version.folder, ...found };
  fs.writeFileSync(undocumentedFile(version.folder), JSON.stringify(report, null, 1));
}

function emptyDir(dir: string): void {
  fs.rmSync(dir, { recursive: true, force: true });
  fs.mkdirSync(dir, { recursive: true });
}

/** Writes the hovers of the samples on a version's API pages. */
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

/**
 * Copies a release's pages to a version. Files that are up to date keep their modification times.
 */
async function placeReference(version: DocsVersion, reference: Reference): Promise<void> {
  const apiDir = path.join(version.contentDir, 'api');
  await runCached(
    {
      name: `api-pages-${version.folder}`,
      key: { contentDir: path.relative(rootDir, version.contentDir) },
      code: [__filename],
      inputs: [
        reference.pagesDir,
        reference.symbolsFile,
        reference.undocumentedFile,
        reference.descriptionsFile,
        reference.samplesFile,
      ],
      outputs: [
        path.join(apiDir, 'index.md'),
        path.join(apiDir, 'modules.md'),
        apiIndexFile(version.folder),
        undocumentedFile(version.folder),
        descriptionsFile(version.folder),
        samplesFile(version.folder),
      ],
    },
    async () => {
      emptyDir(apiDir);
      fs.cpSync(reference.pagesDir, apiDir, { recursive: true });
      writeIndex(version, readJson(reference.symbolsFile));
      writeUndocumented(version, readJson(reference.undocumentedFile));
      fs.copyFileSync(reference.descriptionsFile, descriptionsFile(version.folder));
      fs.copyFileSync(reference.samplesFile, samplesFile(version.folder));
      const samples = readJson<SampleResult[]>(reference.samplesFile);
      writeSampleHovers(version, readJson(reference.symbolsFile), samples);
    },
  );
  const failing = failingSamples(readJson(samplesFile(version.folder)), version.folder);
  if (failing !== undefined) console.log(failing);
}

async function placeSinglePage(version: SinglePageVersion): Promise<void> {
  const page = path.join(version.contentDir, 'api/index.md');
  const symbols = path.join(version.workspaceDir, version.api.symbols);
  const descriptions = path.join(version.workspaceDir, version.api.descriptions);
  await runCached(
    {
      name: `api-pages-${version.folder}`,
      key: { api: version.api, contentDir: path.relative(rootDir, version.contentDir) },
      code: [__filename],
      inputs: [symbols, descriptions],
      outputs: [page, apiIndexFile(version.folder), undocumentedFile(version.folder)],
    },
    async () => {
      const built = buildSinglePage(version, readJson(symbols), readJson(descriptions));
      emptyDir(path.dirname(page));
      fs.writeFileSync(page, built.markdown);
      writeIndex(version, built.symbols);
      writeUndocumented(version, built.undocumented);
    },
  );
}

/**
 * Generates the API reference of the given versions, each release once. Throws when a version's
 * SDK, entry points or pages have problems; the message says how to fix them.
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
