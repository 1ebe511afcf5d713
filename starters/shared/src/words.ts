/** Error messages for users. */

/** Describes an error and what the user can do about it. */
export function describe(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  // The client's messages contain `code: <status>`. The viewer's messages contain the response as JSON, with a `status`
  // field.
  const [, code, listed] = /code: (\d+)|"status":\s*(\d+)/.exec(message) ?? [];
  const status = Number(code ?? listed ?? 0);
  if (message === 'Not signed in' || status === 401) {
    return 'You’re not signed in, or your session has expired. Select Retry to sign in again.';
  }
  if (status === 403) return 'You don’t have access to this model. Ask its owner for access.';
  if (status === 400 || status === 404 || message.startsWith('No revision')) {
    return 'This model was not found. Check the project and the IDs of the model.';
  }
  // Browsers and the viewer use these messages for requests that don't get a response.
  if (/failed to fetch|networkerror|load failed|: \{\}$/i.test(message)) {
    return 'The server can’t be reached. Check your network. Start the demo project with “npm run demo” or “node demo.mjs”.';
  }
  return 'The model couldn’t be loaded. Retry in a moment.';
}
