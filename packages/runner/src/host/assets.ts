/** Fetches modules and caches them for the page's lifetime, so that a restart doesn't fetch them again. */
import { concatBytes } from '@reveal-docs/shared/concatBytes';

/** Called with the number of bytes in each chunk that arrives. */
export type OnBytes = (bytes: number) => void;

/** Thrown if a file of this site fails to load. The message contains the file's name and the reason. */
class AssetError extends Error {
  override readonly name = 'AssetError';

  /** `url` is set if the site responded with an error status. */
  constructor(
    message: string,
    readonly url?: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

function wordsOfStatus(name: string, status: number): string {
  if (status === 404 || status === 410) return `The file ${name} was not found (status ${status}).`;
  if (status === 401 || status === 403)
    return `The site refused access to the file ${name} (status ${status}).`;
  return status >= 500
    ? `The site failed to deliver the file ${name} (status ${status}).`
    : `The site returned status ${status} instead of the file ${name}.`;
}

async function readBody(response: Response, onBytes: OnBytes): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    parts.push(part.value);
    onBytes(part.value.length);
  }
  return concatBytes(parts);
}

/**
 * Loads a file from this site. Rejects with an {@link AssetError} if the site can't be reached or responds with an
 * error status, or if the file's size isn't `expectedBytes`.
 */
export async function loadAsset(
  url: string,
  expectedBytes: number | undefined,
  onBytes: OnBytes = () => {},
): Promise<Uint8Array<ArrayBuffer>> {
  const name = url.split('/').pop() ?? url;
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    const response = await fetch(url);
    if (!response.ok) {
      throw new AssetError(wordsOfStatus(name, response.status), url);
    }
    bytes = await readBody(response, onBytes);
  } catch (error) {
    if (error instanceof AssetError) throw error;
    throw new AssetError(`The file ${name} could not be downloaded.`, undefined, {
      cause: error,
    });
  }
  if (expectedBytes !== undefined && bytes.length !== expectedBytes) {
    throw new AssetError(
      `The file ${name} is damaged: received ${bytes.length} of ${expectedBytes} bytes.`,
    );
  }
  return bytes;
}

const modules = new Map<string, Promise<Blob>>();

/** Returns one of the site's modules as a Blob. Loads each module once per page, and again only after a failure. */
export function loadModule(url: string, bytes: number, onBytes: OnBytes): Promise<Blob> {
  const known = modules.get(url);
  if (known !== undefined) {
    void known.then(
      (blob) => onBytes(blob.size),
      () => {},
    );
    return known;
  }
  const loading = loadAsset(url, bytes, onBytes).then(
    (content) => new Blob([content], { type: 'text/javascript' }),
  );
  loading.catch(() => modules.delete(url));
  modules.set(url, loading);
  return loading;
}
