/** Starts the compiler of a version for the texts in the editors. */
import type { TypeClient } from '@site/src/frame/types/client';
import type { CheckInput, CheckLoop } from './checkLoop';

/** The loaded compiler, and the loop that keeps its files in sync with the editors. */
export interface Language {
  readonly client: TypeClient;
  readonly loop: CheckLoop;
}

interface Opening extends Omit<CheckInput, 'client'> {
  readonly folder: string;
  readonly assetUrl: (path: string) => string;
  /** Stops the compiler, even while it loads. */
  readonly signal: AbortSignal;
}

/**
 * Resolves when the compiler is ready. Rejects with a message if it doesn't load or was aborted.
 */
export async function openLanguage(opening: Opening): Promise<Language> {
  const { folder, assetUrl, signal } = opening;
  const [{ openTypes }, { createCheckLoop }] = await Promise.all([
    import('@site/src/frame/types/client'),
    import('./checkLoop'),
  ]);
  const client = await openTypes(folder, assetUrl);
  const loop = createCheckLoop({ ...opening, client });
  const stop = () => {
    loop.stop();
    client.stop();
  };
  if (signal.aborted) {
    stop();
    throw new Error('The editor is closed.');
  }
  signal.addEventListener('abort', stop);
  await loop.sync();
  return { client, loop };
}
