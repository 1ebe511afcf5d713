import type { TypeClient } from '@reveal-docs/runner/types/client';
import type { CheckInput, CheckLoop } from './checkLoop';
import { deadline, limitTime } from './limitTime';

/** A loaded compiler, and the loop that keeps the compiler's files in sync with the editors. */
export interface Language {
  readonly client: TypeClient;
  readonly loop: CheckLoop;
}

interface Opening extends Omit<CheckInput, 'client'> {
  readonly folder: string;
  readonly assetUrl: (path: string) => string;
  onTooComplex(): void;
  readonly signal: AbortSignal;
}

/**
 * Resolves with a time limit in seconds. The limit is the time that it takes to load the SDK's declarations, but at
 * least {@link deadline}.
 */
async function measureLimit(client: TypeClient): Promise<number> {
  const file = 'warm-up.ts';
  const start = performance.now();
  await client.ask('change', { file, source: "import '@cognite/reveal';" });
  await client.ask('check', { files: [file], from: undefined });
  await client.ask('remove', { file });
  return Math.max(deadline, Math.ceil((performance.now() - start) / 1000));
}

/** Starts a version's compiler. Rejects with a message if the compiler doesn't load or if `signal` aborts. */
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
