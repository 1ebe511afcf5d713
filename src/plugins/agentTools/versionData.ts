import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { collectApi } from '@reveal-docs/agent-tools/pack/api';
import type { ApiData, ApiName, SearchData } from '@reveal-docs/agent-tools/data';
import { readChanges } from '@reveal-docs/api-reference/changes/generate';
import { readHistory } from '@reveal-docs/api-reference/history/generate';
import { readReleases } from '@reveal-docs/api-reference/history/releases';
import { readApiIndex } from '@reveal-docs/api-reference/names';
import { descriptionsFile, readWords, type ApiDescription } from '@reveal-docs/api-reference/pages';
import type { TypePack, TypesManifest } from '@reveal-docs/runner/types/protocol';
import { indexRecords } from '@reveal-docs/search/engine/engine';
import {
  fileRecords,
  recordsFolder,
  type RecordsFile,
  type RecordsManifest,
} from '@reveal-docs/search/records';
import { versionTag } from '@reveal-docs/search/versions';
import { readJson } from '@reveal-docs/shared/readJson';
import { readStatementUses } from '@reveal-docs/statements/uses';
import { resolveSdkDir, rootDir, type DocsVersion } from '@reveal-docs/versions';
import { readApiPages, withCited } from '../apiPages/generate';

const peerNames = ['three', '@cognite/sdk'];

interface Manifest {
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/**
 * Returns the version ranges of the packages that a project must install with the SDK. Returns an empty object for a
 * version with an adapter, because the version's programs use the interface of another release.
 */
export function readPeers(version: DocsVersion): Record<string, string> {
  if (version.release !== version.interfaceRelease) return {};
  const sdk = readJson<Manifest>(path.join(resolveSdkDir(version), 'package.json'));
  const ranges = { ...sdk.dependencies, ...sdk.peerDependencies };
  return Object.fromEntries(
    peerNames.flatMap((name) => {
      const range = ranges[name];
      return range === undefined ? [] : [[name, range]];
    }),
  );
}

/** Reads a version's search records from the build, and indexes them. Throws if they're missing. */
export async function readSearch(outDir: string, { name }: DocsVersion): Promise<SearchData> {
  const dir = path.join(outDir, recordsFolder);
  const { files } = readJson<RecordsManifest>(path.join(dir, 'manifest.json'));
  const tag = versionTag(name);
  const file = files[tag];
  if (file === undefined) throw new Error(`The build has no search records for "${tag}".`);
  const records = readJson<RecordsFile>(path.join(dir, file));
  const index = indexRecords(fileRecords(records));
  return { records, index: JSON.stringify(index) };
}

type Description = { readonly text: string; readonly value?: string };

/** Reads the descriptions of API names. The SDK's own descriptions override the ones that these docs add. */
function readDescriptions({ folder, workspaceDir, api }: DocsVersion): Map<string, Description> {
  if (api.layout === 'page') {
    const own = readJson<Record<string, string>>(path.join(workspaceDir, api.descriptions));
    return new Map(Object.entries(own).map(([name, text]) => [name, { text }]));
  }
  const found = readJson<ApiDescription[]>(descriptionsFile(folder));
  return new Map(
    found.map(({ name, text, ours, default: value }) => [
      name,
      { text: text === '' ? ours : text, ...(value === undefined ? {} : { value }) },
    ]),
  );
}

/** Returns the declarations of a release by name. Returns an empty map if the release isn't recorded. */
function readSignatures(release: string): Map<string, string[]> {
  const recorded = readReleases().find((candidate) => candidate.release === release);
  const texts = new Map<string, string[]>();
  for (const [name, { signature, members }] of Object.entries(recorded?.surface ?? {})) {
    if (signature !== undefined)
      texts.set(
        name,
        signature.overloads.map(({ text }) => text),
      );
    for (const [member, { overloads }] of Object.entries(members)) {
      texts.set(
        `${name}.${member}`,
        overloads.map(({ text }) => text),
      );
    }
  }
  return texts;
}

export function readApi(version: DocsVersion): ApiData {
  const { folder, routePath, interfaceRelease } = version;
  const names: Readonly<Record<string, ApiName>> = collectApi({
    symbols: readApiIndex(folder).symbols,
    pages: readApiPages(version),
    route: routePath,
    signatures: readSignatures(interfaceRelease),
    descriptions: readDescriptions(version),
    history: readHistory(folder),
    statements: withCited(readStatementUses(version), readWords()),
  });
  const changes = readChanges(folder);
  return {
    names,
    renamed: Object.fromEntries(
      (changes?.renamed ?? []).map(({ before, after }) => [before, after]),
    ),
    removed: Object.fromEntries(
      (changes?.removed ?? []).map(({ name, instead = '' }) => [name, instead]),
    ),
  };
}

/** Reads the declarations of a version, which the editor also uses. */
export function readTypes({ folder }: DocsVersion): TypePack {
  const generated = path.join(rootDir, '.generated');
  const { packs } = readJson<TypesManifest>(path.join(generated, 'types/manifest.json'));
  const pack = packs[folder];
  if (pack === undefined) throw new Error(`No declarations were generated for ${folder}.`);
  const packed = fs.readFileSync(path.join(generated, 'static', pack.file));
  return JSON.parse(gunzipSync(packed).toString()) as TypePack;
}
