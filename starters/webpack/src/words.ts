/** Puts what went wrong into words for users. */

/** What a user reads in place of the model, and what they can do about it. */
export function describe(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  // The client's own words, and those of an answer that the viewer has put into its message.
  const [, code, listed] = /code: (\d+)|"status":\s*(\d+)/.exec(message) ?? [];
  const status = Number(code ?? listed ?? 0);
  if (message === 'Not signed in' || status === 401) {
    return 'You are not signed in, or your session is over. Retry to sign in again.';
  }
  if (status === 403) return 'You may not see this model. Ask for access to it.';
  if (status === 400 || status === 404) {
    return 'This model was not found. Check the project and the IDs of the model.';
  }
  // What a browser says when a request gets no answer, and what the viewer makes of it.
  if (/failed to fetch|networkerror|load failed|: \{\}$/i.test(message)) {
    return 'The server can’t be reached. Check your network. Start the demo project with “npm run demo” or “node demo.mjs”.';
  }
  return 'The model could not be loaded. Retry in a moment.';
}
