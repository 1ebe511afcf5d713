/**
 * Signs in with Microsoft Entra ID. To use it, fill in the constants, and import `getToken` from this file in
 * `connection.ts`.
 */
import { CacheLookupPolicy, InteractionRequiredAuthError } from '@azure/msal-browser';
import { PublicClientApplication } from '@azure/msal-browser';

const clientId = 'your-client-id';
const authority = 'https://login.microsoftonline.com/your-tenant-id';
const scopes = ['https://your-cluster.cognitedata.com/.default'];
const app = new PublicClientApplication({ auth: { clientId, authority } });
// Avoid hidden frames, because the content security policy would have to allow another source for them.
const cacheLookupPolicy = CacheLookupPolicy.AccessTokenAndRefreshToken;

/**
 * Returns the cached access token while it's valid, and otherwise a new one. Leaves the page if the user must sign in.
 */
export async function getToken(): Promise<string> {
  await app.initialize();
  // Reads the response when the user returns from the sign-in page.
  await app.handleRedirectPromise();
  const [account] = app.getAllAccounts();
  try {
    return (await app.acquireTokenSilent({ scopes, account, cacheLookupPolicy })).accessToken;
  } catch (error) {
    const isUserNeeded = account === undefined || error instanceof InteractionRequiredAuthError;
    if (isUserNeeded) await app.acquireTokenRedirect({ scopes });
    throw error;
  }
}
