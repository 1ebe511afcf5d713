/** Reports console messages and uncaught errors to the page, with the line of the program that caused them. */
import inspect from 'object-inspect';
import type { LogLimit, Report } from '../logLimit';
import { maxTextLength, type LogLevel } from '../messages';
import { EndlessLoopError } from './loopGuard';
import type { InstalledModules } from './modules';
import { nameModules, placeInStack, placeOf, placeOfCaller, type Place } from './places';
import type { FramePort } from './port';

const levels: readonly LogLevel[] = ['debug', 'log', 'info', 'warn', 'error'];
function format(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return String(value);
  return inspect(value, { depth: 3, maxStringLength: 1000, indent: 2 });
}

type Modules = Pick<InstalledModules, 'files' | 'names'>;

function textOf(values: readonly unknown[], modules: Modules): string {
  // Truncate long texts, so that logging a point cloud doesn't block the page.
  return nameModules(values.map(format).join(' '), modules).slice(0, maxTextLength);
}

/**
 * Forwards console messages to the page, up to `limit`. Messages that don't come from the program are attributed to the
 * SDK.
 */
export function reportConsole(limit: LogLimit, modules: Modules): void {
  for (const level of levels) {
    const original = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      original(...values);
      const place = placeOfCaller(modules.files, new Error().stack);
      const source = place.file === undefined ? 'sdk' : 'program';
      limit.offer({ type: 'log', level, text: textOf(values, modules), source, ...place });
    };
  }
}

export interface ErrorReporter {
  report(error: unknown, fatal: boolean, place?: Place): void;
}

function messageOf(error: unknown, modules: Modules): string {
  if (error instanceof EndlessLoopError) return error.message;
  const text = error instanceof Error ? String(error) : `Uncaught ${format(error)}`;
  return nameModules(text, modules).slice(0, maxTextLength);
}

/** Reports uncaught errors. Each error object is reported once, even if it causes several events. */
export function reportErrors(port: FramePort, limit: LogLimit, modules: Modules): ErrorReporter {
  const seen = new WeakSet<object>();
  function report(error: unknown, fatal: boolean, place?: Place): void {
    if (typeof error === 'object' && error !== null) {
      if (seen.has(error)) return;
      seen.add(error);
    }
    const stack = error instanceof Error ? error.stack : undefined;
    const found = placeInStack(modules.files, stack);
    const message: Report = {
      type: 'error',
      message: messageOf(error, modules),
      // An endless loop is fatal, because it would run again with the next event or frame.
      fatal: fatal || error instanceof EndlessLoopError,
      ...(found.file === undefined ? place : found),
    };
    if (message.fatal) port.send(message);
    else limit.offer(message);
  }
  window.addEventListener('error', (event) => {
    // Only script errors arrive here, because the error event of an element that fails to load doesn't bubble.
    report(
      event.error ?? event.message,
      false,
      placeOf(modules.files, event.filename, event.lineno, event.colno),
    );
  });
  window.addEventListener('unhandledrejection', (event) => report(event.reason, false));
  return { report };
}
