/** Signs in to the demo project, which accepts any token. `auth.entra.js` has the same function for Microsoft Entra ID. */

/** Returns an access token whenever the client needs one. Rejects if the user can't sign in. */
export async function getToken() {
  // The same token each time, like a library with a cache. The client retries a rejected request with each new token.
  return 'demo-token';
}
