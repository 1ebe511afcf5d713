import { isGone } from '@reveal-docs/page-script/updated';

/** The failed URL is in `request` if the bundler threw the error, and in `url` if this site's own code threw it. */
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
