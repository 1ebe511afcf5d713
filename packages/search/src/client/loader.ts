import { createEngine, type Engine } from '../engine/engine';
import { fileRecords, type RecordsFile, type RecordsManifest } from '../records';

export interface LoaderOptions {
  /** URL of the folder with `manifest.json`, with a trailing slash. */
  readonly baseUrl: string;
  /** Fetches JSON. Rejects if the file can't be loaded. */
  readonly fetchJson: (url: string, options: { readonly revalidate: boolean }) => Promise<unknown>;
}

export interface Loader {
  /**
   * Returns an engine for each tag that has records. If none of the tags has records, returns the latest version's
   * engine. Rejects if a file can't be loaded. The next call then tries again.
   */
  load(tags: readonly string[]): Promise<Engine[]>;
}

/**
 * Returns a function that caches the result of `run` if it succeeds. Calls share a pending attempt. If the attempt
 * fails, the call that started it rejects, and the other calls share another attempt.
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

/** Creates a loader that fetches each file only when it's needed. */
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
        // The site might have been rebuilt since the manifest was loaded, and might now have different files. Another
        // search might already have requested the new manifest.
        if ((await manifest()) === known) manifest.forget();
        const fresh = filesOf(await manifest(), tags);
        if (fresh.every((file) => files.includes(file))) throw error;
        return Promise.all(fresh.map(engineOf));
      }
    },
  };
}

/** Thrown on a development server without records, because the site was never built. */
export class RecordsMissingError extends Error {
  override readonly name = 'RecordsMissingError';
}

/** Maximum time for loading a records file, in milliseconds. */
const downloadTimeout = 30_000;

/** Fetches JSON in the browser. Unless `revalidate` is true, the file comes from the cache if possible. */
export async function fetchJson(
  url: string,
  { revalidate }: { readonly revalidate: boolean },
): Promise<unknown> {
  const response = await fetch(url, {
    cache: revalidate ? 'no-cache' : 'default',
    signal: AbortSignal.timeout(downloadTimeout),
  });
  // The development server answers unknown URLs with its HTML page.
  const isJson = response.headers.get('Content-Type')?.includes('json') ?? false;
  if (process.env.NODE_ENV === 'development' && (response.status === 404 || !isJson)) {
    throw new RecordsMissingError(url);
  }
  if (!response.ok) throw new Error(`${url} responded with status ${response.status}.`);
  return response.json();
}
