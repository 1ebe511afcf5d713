/** Reads the data of the archive. Each file is read once, when it's needed. */
import fs from 'node:fs';
import path from 'node:path';
import type { BehaviorData } from '@reveal-docs/statements/behavior';
import { InputError } from './answers/answer';
import {
  dataFiles,
  type ApiData,
  type MessagesData,
  type PagesData,
  type SearchData,
  type SiteData,
  type ToolsVersion,
} from './data';

export interface Library {
  readonly site: SiteData;
  /** Finds a version by its label, folder or release. Without a name, returns the latest one. */
  version(name: string | undefined): ToolsVersion;
  /** The pages of a version. Without one, the pages that belong to no version. */
  pages(version?: ToolsVersion): PagesData;
  search(version: ToolsVersion): SearchData;
  api(version: ToolsVersion): ApiData;
  messages(version: ToolsVersion): MessagesData;
  behavior(): BehaviorData;
  /** The compressed declarations of a version. */
  types(version: ToolsVersion): Buffer;
}

/** Opens the data in a folder. Throws an `InputError` if a file is missing or damaged. */
export function openLibrary(dir: string): Library {
  const known = new Map<string, unknown>();
  const damaged = (file: string) =>
    new InputError(
      `The tools are damaged: data/${file} is missing or incomplete. Install them again.`,
    );
  const bytes = (file: string): Buffer => {
    try {
      return fs.readFileSync(path.join(dir, file));
    } catch {
      throw damaged(file);
    }
  };
  const read = <Data>(file: string): Data => {
    if (!known.has(file)) {
      const text = bytes(file).toString();
      try {
        known.set(file, JSON.parse(text));
      } catch {
        throw damaged(file);
      }
    }
    return known.get(file) as Data;
  };
  const own = <Data>({ folder }: ToolsVersion, file: string): Data => read(`${folder}/${file}`);
  const site = read<SiteData>(dataFiles.site);
  return {
    site,
    version: (name) => findVersion(site, name),
    pages: (version) =>
      version === undefined ? read(dataFiles.pages) : own(version, dataFiles.pages),
    search: (version) => own(version, dataFiles.search),
    api: (version) => own(version, dataFiles.api),
    messages: (version) => own(version, dataFiles.messages),
    behavior: () => read(dataFiles.behavior),
    types: ({ folder }) => bytes(`${folder}/${dataFiles.types}`),
  };
}

function findVersion({ versions }: SiteData, name: string | undefined): ToolsVersion {
  const wanted = name?.trim().toLowerCase().replace(/^v/, '');
  const found =
    wanted === undefined
      ? (versions.find(({ isLast }) => isLast) ?? versions[0])
      : (versions.find(({ label, folder }) => [label.toLowerCase(), folder].includes(wanted)) ??
        // Next can have the same release as the latest version.
        versions.find(({ isLast, release }) => isLast && release === wanted) ??
        versions.find(({ release }) => release === wanted));
  if (found !== undefined) return found;
  const known = versions.map(({ label, release }) => `${label} (${release})`).join(', ');
  throw new InputError(`The version "${name}" doesn't exist. Use one of: ${known}.`);
}
