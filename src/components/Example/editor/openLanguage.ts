/** Starts the compiler of a version over the editors' texts. */
import type { TypeClient } from '@site/src/frame/types/client';
import type { CheckInput, CheckLoop } from './checkLoop';

/** The compiler once it is there, and what keeps its texts those of the editors. */
export interface Language {
  readonly client: TypeClient;
  readonly loop: CheckLoop;
}

interface Opening extends Omit<CheckInput, 'client'> {
  readonly folder: string;
  readonly assetUrl: (path: string) => string;
  /** Ends it, whenever that is. */
  readonly signal: AbortSignal;
}

/** Resolves once questions can be asked. Rejects, in words, when it does not load or is not wanted any more. */
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
