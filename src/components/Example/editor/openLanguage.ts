/** Starts the compiler of a version for the texts in the editors. */
import type { TypeClient } from '@reveal-docs/runner/types/client';
import type { CheckInput, CheckLoop } from './checkLoop';
import { deadline, limitTime } from './limitTime';

/** The loaded compiler, and the loop that keeps its files in sync with the editors. */
export interface Language {
  readonly client: TypeClient;
  readonly loop: CheckLoop;
}

interface Opening extends Omit<CheckInput, 'client'> {
  readonly folder: string;
  readonly assetUrl: (path: string) => string;
  /** Called when the compiler was stopped because it didn't answer in time. */
  onTooComplex(): void;
  /** Stops the compiler, even while it loads. */
  readonly signal: AbortSignal;
}

/**
 * Makes the compiler read the SDK's declarations before it reads the reader's code. Resolves with
 * the time limit for a question about that code, in seconds: at least {@link deadline}, and more if
 * this computer needs more time for the SDK alone.
 */
async function measureLimit(client: TypeClient): Promise<number> {
  const file = 'warm-up.ts';
  const start = performance.now();
  await client.ask('change', { file, source: "import '@cognite/reveal';" });
  await client.ask('check', { files: [file], from: undefined });
  await client.ask('remove', { file });
  return Math.max(deadline, Math.ceil((performance.now() - start) / 1000));
}

/** Resolves when the compiler is ready. Rejects with a message if it doesn't load or was aborted. */
export async function openLanguage(opening: Opening): Promise<Language> {
  const { folder, assetUrl, signal, onTooComplex } = opening;
  const [{ openTypes }, { createCheckLoop }] = await Promise.all([
    import('@site/src/builds/types'),
    import('./checkLoop'),
  ]);
  const types = await openTypes(folder, assetUrl);
  const client = limitTime(types, { seconds: await measureLimit(types), onTooComplex });
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
