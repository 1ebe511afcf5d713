/** Signs in to the demo project, which accepts any token. `auth.entra.ts` has the same function for Microsoft Entra ID. */

/** Returns an access token whenever the client needs one. Rejects if the user can't sign in. */
export async function getToken(): Promise<string> {
  // The same token each time, like a library with a cache. The client retries a rejected request with each new token.
  return 'demo-token';
}
