/**
 * Saves text that readers typed into React components when an updated page is reloaded. Not a
 * client module.
 */
import { entry, isGone, leave, loadAnew } from '@reveal-docs/page-script/updated';

/** Returns the text to save, or undefined if it's empty. */
type Keeper = () => string | undefined;

const keepers = new Map<string, Keeper>();
/** Saved text from when the page was loaded, because later history entries don't have it. */
let before: Readonly<Record<string, unknown>> | undefined;

/**
 * Saves a field's text when {@link reloadUpdated} runs. Returns a function that unregisters the
 * field.
 */
export function keepTyped(name: string, keeper: Keeper): () => void {
  keepers.set(name, keeper);
  return () => {
    if (keepers.get(name) === keeper) keepers.delete(name);
  };
}

/** Returns a field's text from before the reload, if it wasn't taken yet. */
export function typedBefore(name: string): string | undefined {
  before ??= { ...entry().docsTyped };
  const text = before[name];
  return typeof text === 'string' ? text : undefined;
}

/** Returns a field's text from before the reload and removes it. */
export function takeTyped(name: string): string | undefined {
  const text = typedBefore(name);
  if (text === undefined) return undefined;
  before = { ...before, [name]: undefined };
  leave({ docsTyped: before });
  return text;
}

/** Saves typed text and reloads the page. */
export function reloadUpdated(): void {
  const typed = [...keepers].flatMap(([name, keeper]) => {
    const text = keeper();
    return text === undefined ? [] : [[name, text]];
  });
  try {
    loadAnew(Object.fromEntries(typed) as Readonly<Record<string, string>>);
  } catch (error) {
    // The text is larger than the browser allows. Reload without it.
    console.warn(error);
    window.location.reload();
  }
}

/**
 * The URL that an error about a failed load includes: the bundler's `request`, or our own `url`.
 */
interface LoadError {
  readonly request?: unknown;
  readonly url?: unknown;
}

/** Whether an error occurred because the site was updated. */
export async function isUpdate(error: unknown): Promise<boolean> {
  if (!(error instanceof Error)) return false;
  const { request, url = request } = error as LoadError;
  return typeof url === 'string' && isGone(url);
}
