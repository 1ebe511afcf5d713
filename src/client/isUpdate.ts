/** Recognizes errors that an update of the site caused. Not a client module. */
import { isGone } from '@reveal-docs/page-script/updated';

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
