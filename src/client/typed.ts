/** What readers typed, kept through the reload of a page that was updated. For what React draws. No client module. */
import { entry, isGone, leave, loadAnew } from './updated';

/** What was typed; undefined while there is nothing to keep. */
type Keeper = () => string | undefined;

const keepers = new Map<string, Keeper>();
/** What the entry had when the page was loaded: other entries follow. */
let before: Readonly<Record<string, unknown>> | undefined;

/** Keeps what is typed into the field of this name through {@link reloadUpdated}. Returns what ends it. */
export function keepTyped(name: string, keeper: Keeper): () => void {
  keepers.set(name, keeper);
  return () => {
    if (keepers.get(name) === keeper) keepers.delete(name);
  };
}

/** What was typed before the page was loaded anew, and not taken yet. */
export function typedBefore(name: string): string | undefined {
  before ??= { ...entry().docsTyped };
  const text = before[name];
  return typeof text === 'string' ? text : undefined;
}

/** The same, for the last time. */
export function takeTyped(name: string): string | undefined {
  const text = typedBefore(name);
  if (text === undefined) return undefined;
  before = { ...before, [name]: undefined };
  leave({ docsTyped: before });
  return text;
}

/** Loads the page anew. */
export function reloadUpdated(): void {
  const typed = [...keepers].flatMap(([name, keeper]) => {
    const text = keeper();
    return text === undefined ? [] : [[name, text]];
  });
  try {
    loadAnew(Object.fromEntries(typed) as Readonly<Record<string, string>>);
  } catch (error) {
    // More than the browser keeps: the page is loaded all the same.
    console.warn(error);
    window.location.reload();
  }
}

/** What a failed load of a part or file says about itself: the bundler's `request`, our own `url`. */
interface LoadError {
  readonly request?: unknown;
  readonly url?: unknown;
}

/** Whether something did not load because the page was updated. */
export async function isUpdate(error: unknown): Promise<boolean> {
  if (!(error instanceof Error)) return false;
  const { request, url = request } = error as LoadError;
  return typeof url === 'string' && isGone(url);
}
