/** Signs in to the demo project, which accepts any token. `auth.entra.js` has the same function for Microsoft Entra ID. */

/** Returns an access token for the client. Rejects if the user can't sign in. */
export async function getToken() {
  // Always return the same token, as a cache would. The client repeats a rejected request only if the token is new.
  return 'demo-token';
}
