import type { SourceFile } from '@reveal-docs/runner/program/compile';
import type { TypeClient } from '@reveal-docs/runner/types/client';
import type { FileProblem } from '@reveal-docs/runner/types/protocol';
import { isSameText } from './sameText';

/** Time without typing before the loop requests problems, in milliseconds. */
const pauseBeforeCheck = 100;

export interface CheckInput {
  readonly client: TypeClient;
  sources(): readonly SourceFile[];
  /** Names of the files to check, starting with the one that the reader is most likely viewing. */
  checked(): readonly string[];
  /** Name of the folder of the version for which the program was written. If defined, problems include explanations. */
  upgradeFrom(): string | undefined;
  /** Called with the problems of the current text, or with undefined while the problems are unknown. */
  tell(problems: readonly FileProblem[] | undefined): void;
  fail(error: unknown): void;
}

export interface CheckLoop {
  /**
   * Sends the compiler all changes since the last call. Call this function before you send a request about the files.
   */
  sync(): Promise<void>;
  /** Checks the files after a pause if a file's text has changed or `again` is true. */
  touch(again?: boolean): void;
  stop(): void;
}

/**
 * Creates a loop that sends all files to the compiler. When the reader pauses typing, the loop requests the problems in
 * the files.
 */
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
    // The check doesn't have to wait until the texts are sent, because the worker processes messages in order.
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
      if (!again && isSameText(now, seen)) return;
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
