/** Runs statements one by one in a frame, when asked to. */
import type { Json } from '../statement';
import { createTools, type Tools } from './tools';

/** What a program gave, or why it gave nothing. */
export type Outcome = { readonly seen: Json } | { readonly error: string };

/** An outcome, and how many viewers the statement made. */
export interface Ran {
  readonly outcome: Outcome;
  readonly viewers: number;
}

export type Program = (tools: Tools) => unknown;

/** Longest that one may take, in milliseconds. */
const longest = 45_000;

/** As it can be kept: `undefined` is null, numbers that are none are their names. */
function toJson(value: unknown): Json {
  if (value === undefined) return null;
  const text = JSON.stringify(value, (_name, item: unknown) =>
    typeof item === 'number' && !Number.isFinite(item) ? String(item) : item,
  ) as string | undefined;
  if (text === undefined) throw new Error(`A statement gives plain data, not a ${typeof value}.`);
  return JSON.parse(text) as Json;
}

/** Runs one program with tools of its own. Never rejects. */
export async function runProgram(program: Program): Promise<Ran> {
  const { tools, end } = createTools();
  const timer = { id: 0 };
  const late = new Promise<never>((_resolve, reject) => {
    timer.id = window.setTimeout(
      () => reject(new Error(`It took longer than ${longest / 1000} seconds.`)),
      longest,
    );
  });
  const { clearTimeout } = window;
  let outcome: Outcome;
  try {
    // The program starts in a turn of its own, so that what it throws is caught with what it rejects.
    const seen = await Promise.race([Promise.resolve().then(() => program(tools)), late]);
    outcome = { seen: toJson(seen) };
  } catch (error) {
    outcome = { error: error instanceof Error ? error.message : String(error) };
  }
  clearTimeout(timer.id);
  return { outcome, viewers: end() };
}
