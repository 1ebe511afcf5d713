/** Reads the archive's data files on demand, and each file only once. */
import fs from 'node:fs';
import path from 'node:path';
import type { BehaviorData } from '@reveal-docs/statements/behavior';
import { InputError } from './answers/answer';
import { readPack } from './dataPack';
import {
  dataFiles,
  runDataFile,
  type ApiData,
  type MessagesData,
  type PagesData,
  type RunData,
  type SearchData,
  type SiteData,
  type ToolsVersion,
} from './data';

export interface Library {
  readonly site: SiteData;
  /**
   * Finds a version by its label, folder or release. Without a name, returns the latest version. Throws an `InputError`
   * for an unknown name.
   */
  version(name: string | undefined): ToolsVersion;
  /** Without a version, returns the pages that don't belong to any version. */
  pages(version?: ToolsVersion): PagesData;
  search(version: ToolsVersion): SearchData;
  api(version: ToolsVersion): ApiData;
  messages(version: ToolsVersion): MessagesData;
  behavior(): BehaviorData;
  /** Returns the declarations for the compiler, as JSON. */
  types(version: ToolsVersion): Buffer;
  run(): RunData;
  /** Returns a file of the demo project or the SDK. `path` is the file's path in the manifests. */
  runFile(path: string): Buffer | undefined;
}

/** Opens the data in a folder. Throws an `InputError` if a file is missing or damaged. */
export function openLibrary(dir: string): Library {
  const known = new Map<string, unknown>();
  const once = <Data>(file: string, key: string, parse: () => Data): Data => {
    try {
      if (!known.has(key)) known.set(key, parse());
      return known.get(key) as Data;
    } catch {
      throw new InputError(
        `The tools are damaged: data/${file} is missing or incomplete. Install the tools again.`,
      );
    }
  };
  const bytes = (file: string) => fs.readFileSync(path.join(dir, file));
  const parseJson = <Data>(content: Buffer | undefined) => JSON.parse(String(content)) as Data;
  const read = <Data>(file: string) => once(file, file, () => parseJson<Data>(bytes(file)));
  const open = (pack: string) => once(pack, pack, () => readPack(bytes(pack)));
  const packed = <Data>(pack: string, name: string) =>
    once(pack, `${pack}/${name}`, () => parseJson<Data>(open(pack).get(name)));
  const site = read<SiteData>(dataFiles.site);
  return {
    site,
    version: (name) => findVersion(site, name),
    pages: (version) => packed(dataFiles.pages, version?.folder ?? ''),
    search: ({ folder }) => packed(dataFiles.search, folder),
    api: ({ folder }) => packed(dataFiles.api, folder),
    messages: ({ folder }) => packed(dataFiles.messages, folder),
    behavior: () => read(dataFiles.behavior),
    types: ({ folder }) => open(dataFiles.types).get(folder) ?? Buffer.alloc(0),
    run: () => packed(dataFiles.run, runDataFile),
    runFile: (file) => open(dataFiles.run).get(file),
  };
}

function findVersion({ versions }: SiteData, name: string | undefined): ToolsVersion {
  const wanted = name?.trim().toLowerCase().replace(/^v/, '');
  const found =
    wanted === undefined
      ? (versions.find(({ isLast }) => isLast) ?? versions[0])
      : (versions.find(({ label, folder }) => [label.toLowerCase(), folder].includes(wanted)) ??
        // Prefer the latest version, because Next can document the same release.
        versions.find(({ isLast, release }) => isLast && release === wanted) ??
        versions.find(({ release }) => release === wanted));
  if (found !== undefined) return found;
  const known = versions.map(({ label, release }) => `${label} (${release})`).join(', ');
  throw new InputError(`The version "${name}" doesn't exist. Use one of: ${known}.`);
}
