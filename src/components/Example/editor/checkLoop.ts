/** Sends the texts of all files to the compiler, and asks for their problems once typing pauses. */
import type { SourceFile } from '@site/src/frame/program/compile';
import type { TypeClient } from '@site/src/frame/types/client';
import type { FileProblem } from '@site/src/frame/types/protocol';

/** Milliseconds without a key until the problems are asked for. */
const pauseBeforeCheck = 100;

export interface CheckInput {
  readonly client: TypeClient;
  /** All files as they are now. */
  sources(): readonly SourceFile[];
  /** Names of those that are checked, the one that is most likely looked at first. */
  checked(): readonly string[];
  /** Folder of the version that the program is for, where its problems are to be explained. */
  upgradeFrom(): string | undefined;
  /** The problems of the text as it is; undefined while they are not known. */
  tell(problems: readonly FileProblem[] | undefined): void;
  fail(error: unknown): void;
}

export interface CheckLoop {
  /** Sends what changed since the last time, before a question about it. */
  sync(): Promise<void>;
  /** To be called when a text may have changed; `again` checks even if none has. */
  touch(again?: boolean): void;
  stop(): void;
}

function isSame(one: readonly SourceFile[], other: readonly SourceFile[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ file, source }, index) => {
      const against = other[index];
      return against?.file === file && against.source === source;
    })
  );
}

export function createCheckLoop(input: CheckInput): CheckLoop {
  const { client, sources, checked, upgradeFrom, tell, fail } = input;
  const sent = new Map<string, string>();
  let seen: readonly SourceFile[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let round = 0;

  async function sync(): Promise<void> {
    const now = new Map(sources().map(({ file, source }) => [file, source]));
    const asks: Promise<unknown>[] = [];
    for (const file of [...sent.keys()]) {
      if (now.has(file)) continue;
      sent.delete(file);
      asks.push(client.ask('remove', { file }));
    }
    for (const [file, source] of now) {
      if (sent.get(file) === source) continue;
      sent.set(file, source);
      asks.push(client.ask('change', { file, source }));
    }
    await Promise.all(asks);
  }

  async function check(): Promise<void> {
    const own = round;
    // Asked right behind the texts: the worker answers in this order.
    const [, problems] = await Promise.all([
      sync(),
      client.ask('check', { files: checked(), from: upgradeFrom() }),
    ]);
    if (own === round && problems !== null) tell(problems);
  }

  return {
    sync,
    touch(again = false) {
      const now = sources();
      if (!again && isSame(now, seen)) return;
      seen = now;
      round += 1;
      tell(undefined);
      clearTimeout(timer);
      timer = setTimeout(() => {
        check().catch(fail);
      }, pauseBeforeCheck);
    },
    stop() {
      round += 1;
      clearTimeout(timer);
    },
  };
}
