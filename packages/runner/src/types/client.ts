/** Connects the editor to the compiler worker. Imported lazily, when an editor is first focused. */
import { loadAsset } from '../host/assets';
import type { Answer, Question, Questions, TypesManifest } from './protocol';
import { unpack } from './unpack';

export interface TypeClient {
  ask<Name extends keyof Questions>(
    name: Name,
    ask: Questions[Name]['ask'],
  ): Promise<Questions[Name]['answer']>;
  stop(): void;
}

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (reason: Error) => void;
}

function startClient(code: ArrayBuffer): TypeClient {
  const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  const worker = new Worker(url);
  const waiting = new Map<number, Waiting>();
  let nextId = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const entry = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) entry?.reject(new Error(data.error));
    else entry?.resolve(data.answer as never);
  });
  return {
    ask: (name, ask) =>
      new Promise((resolve, reject) => {
        const id = nextId++;
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, name, ask } as Question);
      }),
    stop: () => {
      worker.terminate();
      URL.revokeObjectURL(url);
    },
  };
}

/**
 * Starts a worker with the compiler and a version's types. If a file fails to load, rejects with an error that names
 * it.
 */
export async function openTypes(
  manifest: TypesManifest,
  folder: string,
  assetUrl: (path: string) => string,
): Promise<TypeClient> {
  const pack = manifest.packs[folder];
  if (pack === undefined) throw new Error(`No types found for version "${folder}".`);
  // Sizes aren't checked, because a host might have decompressed the responses.
  const [code, types] = await Promise.all([
    loadAsset(assetUrl(manifest.worker.file), undefined),
    loadAsset(assetUrl(pack.file), undefined),
  ]);
  const client = startClient(await unpack(code));
  await client.ask('open', { pack: types.buffer });
  return client;
}
