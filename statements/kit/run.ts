import type { Json } from '../statement';
import { createTools, type Tools } from './tools';

export type Outcome = { readonly seen: Json } | { readonly error: string };

export interface Ran {
  readonly outcome: Outcome;
  readonly viewers: number;
}

export type Program = (tools: Tools) => unknown;

/** Timeout for a program, in milliseconds. */
const longest = 45_000;

/** Converts a value to JSON: `undefined` becomes null, and `NaN` and `Infinity` become strings. */
function toJson(value: unknown): Json {
  if (value === undefined) return null;
  const text = JSON.stringify(value, (_name, item: unknown) =>
    typeof item === 'number' && !Number.isFinite(item) ? String(item) : item,
  ) as string | undefined;
  if (text === undefined) throw new Error(`A statement gives plain data, not a ${typeof value}.`);
  return JSON.parse(text) as Json;
}

/** Runs a program with its own tools. Never rejects. */
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
    // The `then()` callback turns a thrown error into a rejection, so that this `try` block catches both.
    const seen = await Promise.race([Promise.resolve().then(() => program(tools)), late]);
    outcome = { seen: toJson(seen) };
  } catch (error) {
    outcome = { error: error instanceof Error ? error.message : String(error) };
  }
  clearTimeout(timer.id);
  return { outcome, viewers: end() };
}
