/**
 * Fetches records files when they are first needed, and builds one engine per file.
 */
import { createEngine, type Engine } from '../engine/engine';
import { fileRecords, type RecordsFile, type RecordsManifest } from '../records';

/** The browser's part of loading, passed in so that it can be tested without one. */
export interface LoaderOptions {
  /** Address of the folder with `manifest.json`, with a slash at its end. */
  readonly baseUrl: string;
  /** Gets JSON. Rejects when the file cannot be had. */
  readonly fetchJson: (url: string, options: { readonly revalidate: boolean }) => Promise<unknown>;
}

/** Gives the engines that hold the records of some search tags. */
export interface Loader {
  /**
   * Engines for the tags that have records, the latest version's when none of them has. Rejects when a
   * file cannot be had; asking again tries again.
   */
  load(tags: readonly string[]): Promise<Engine[]>;
}

/**
 * Keeps a promise unless it fails, so that the next call tries again. A call that finds one on its way shares it, and
 * tries once more when that fails: what failed was begun before the call.
 */
function retryable<T>(run: () => Promise<T>): { (): Promise<T>; forget(): void } {
  let current: Promise<T> | undefined;
  const begin = () =>
    (current ??= run().catch((error: unknown) => {
      current = undefined;
      throw error;
    }));
  const get = () => current?.catch(begin) ?? begin();
  return Object.assign(get, {
    forget() {
      current = undefined;
    },
  });
}

/** Makes a loader; nothing is fetched until it is asked. */
export function createLoader({ baseUrl, fetchJson }: LoaderOptions): Loader {
  const manifest = retryable(
    async () =>
      (await fetchJson(`${baseUrl}manifest.json`, { revalidate: true })) as RecordsManifest,
  );
  const engines = new Map<string, () => Promise<Engine>>();

  const engineOf = (file: string): Promise<Engine> => {
    const known = engines.get(file);
    if (known !== undefined) return known();
    const load = retryable(async () => {
      const records = (await fetchJson(baseUrl + file, { revalidate: false })) as RecordsFile;
      return createEngine(fileRecords(records));
    });
    engines.set(file, load);
    return load();
  };

  const filesOf = ({ files, latest }: RecordsManifest, tags: readonly string[]): string[] => {
    const wanted = tags.filter((tag) => tag in files);
    const found = (wanted.length > 0 ? wanted : [latest]).flatMap((tag) => files[tag] ?? []);
    return [...new Set(found)];
  };

  return {
    async load(tags) {
      const known = await manifest();
      const files = filesOf(known, tags);
      try {
        return await Promise.all(files.map(engineOf));
      } catch (error) {
        // The site may have been built anew since the manifest came: then it has other files.
        // Another search may have asked for it again already.
        if ((await manifest()) === known) manifest.forget();
        const fresh = filesOf(await manifest(), tags);
        if (fresh.every((file) => files.includes(file))) throw error;
        return Promise.all(fresh.map(engineOf));
      }
    },
  };
}

/** The server has no records at all: in development, before the first build. */
export class RecordsMissingError extends Error {
  override readonly name = 'RecordsMissingError';
}

/** How long a records file may take, in milliseconds: it is a download, so no search timeout fits it. */
const downloadTimeout = 30_000;

/** `fetchJson` for the browser. Files with a hash in their name come from the cache when they can. */
export async function fetchJson(
  url: string,
  { revalidate }: { readonly revalidate: boolean },
): Promise<unknown> {
  const response = await fetch(url, {
    cache: revalidate ? 'no-cache' : 'default',
    signal: AbortSignal.timeout(downloadTimeout),
  });
  // The development server answers an unknown address with its page.
  const isJson = response.headers.get('Content-Type')?.includes('json') ?? false;
  if (process.env.NODE_ENV === 'development' && (response.status === 404 || !isJson)) {
    throw new RecordsMissingError(url);
  }
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json();
}
