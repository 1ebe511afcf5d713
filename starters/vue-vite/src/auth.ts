/** Signs in to the demo project, which takes any token. `auth.entra.ts` has the same function for Microsoft Entra ID. */

/** An access token, asked for whenever the client needs one. Rejects when the user can't sign in. */
export async function getToken(): Promise<string> {
  // The same each time, as a library has it that keeps tokens: the client repeats a refused request for each new one.
  return 'demo-token';
}
