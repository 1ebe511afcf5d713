/** Tells the page what the console was told and which errors nothing caught, with their lines. */
import inspect from 'object-inspect';
import type { LogLevel } from '../messages';
import { EndlessLoopError } from './loopGuard';
import { placeInStack, placeOf, placeOfCaller, type Place, type ProgramUrls } from './places';
import type { FramePort } from './port';

const levels: readonly LogLevel[] = ['debug', 'log', 'info', 'warn', 'error'];
/** Longer texts are cut: a logged point cloud must not stop the page. */
const maxTextLength = 10_000;

function format(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return String(value);
  return inspect(value, { depth: 3, maxStringLength: 1000, indent: 2 });
}

function textOf(values: readonly unknown[]): string {
  return values.map(format).join(' ').slice(0, maxTextLength);
}

/** Copies the program's console to the page. Modules other than the program's count as the SDK's noise. */
export function reportConsole(port: FramePort, urls: ProgramUrls): void {
  for (const level of levels) {
    const original = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      original(...values);
      const place = placeOfCaller(urls, new Error().stack);
      const source = place.file === undefined ? 'sdk' : 'program';
      port.send({ type: 'log', level, text: textOf(values), source, ...place });
    };
  }
}

export interface ErrorReporter {
  report(error: unknown, fatal: boolean, place?: Place): void;
}

function messageOf(error: unknown): string {
  if (error instanceof EndlessLoopError) return error.message;
  return (error instanceof Error ? String(error) : `Uncaught ${format(error)}`).slice(
    0,
    maxTextLength,
  );
}

/** Reports errors that nothing caught; each error object once, however many events it raises. */
export function reportErrors(port: FramePort, urls: ProgramUrls): ErrorReporter {
  const seen = new WeakSet<object>();
  function report(error: unknown, fatal: boolean, place?: Place): void {
    if (typeof error === 'object' && error !== null) {
      if (seen.has(error)) return;
      seen.add(error);
    }
    const stack = error instanceof Error ? error.stack : undefined;
    const found = placeInStack(urls, stack);
    port.send({
      type: 'error',
      message: messageOf(error),
      // Such a loop would come again with the next event or frame.
      fatal: fatal || error instanceof EndlessLoopError,
      ...(found.file === undefined ? place : found),
    });
  }
  window.addEventListener('error', (event) => {
    // Events of elements that failed to load carry no error and do not bubble; these are from scripts.
    report(
      event.error ?? event.message,
      false,
      placeOf(urls, event.filename, event.lineno, event.colno),
    );
  });
  window.addEventListener('unhandledrejection', (event) => report(event.reason, false));
  return { report };
}
