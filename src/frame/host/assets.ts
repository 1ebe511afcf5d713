/** Fetches modules once per page and keeps them, so that a restart makes no request for them. */
import { concatBytes } from '../../files/concatBytes';

/** Called with the number of bytes that just arrived. */
export type OnBytes = (bytes: number) => void;

/** A file of this site that could not be loaded: the message says which and why. */
class AssetError extends Error {
  override readonly name = 'AssetError';

  /** `url` is there when the site answered, with something else than the file. */
  constructor(
    message: string,
    readonly url?: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Why a file did not come, by the status that came in its place. */
function wordsOfStatus(name: string, status: number): string {
  if (status === 404 || status === 410)
    return `The file ${name} is missing here (status ${status}).`;
  if (status === 401 || status === 403)
    return `The site refused the file ${name} (status ${status}).`;
  return status >= 500
    ? `The site had an error when it was asked for the file ${name} (status ${status}).`
    : `The site answered with status ${status} in place of the file ${name}.`;
}

/** Reads a response, reporting bytes as they arrive. */
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
 * Loads a file of this site. Throws an {@link AssetError} when it is missing, cut short of `expectedBytes`, or
 * the site cannot be reached.
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
    throw new AssetError(`The file ${name} could not be loaded: is the connection up?`, undefined, {
      cause: error,
    });
  }
  if (expectedBytes !== undefined && bytes.length !== expectedBytes) {
    throw new AssetError(
      `The file ${name} is damaged: ${bytes.length} of ${expectedBytes} bytes arrived.`,
    );
  }
  return bytes;
}

const modules = new Map<string, Promise<Blob>>();

/** A module of the site as a Blob, loaded at most once per page; a failed load is tried again next time. */
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
