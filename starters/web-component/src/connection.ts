/** The project and the client. */
import { CogniteClient } from '@cognite/sdk';
import { getToken } from './auth';

/** The demo project. For your own project, also import `getToken` from `./auth.entra`. */
export const project = 'demo';
export const baseUrl: string = import.meta.env.VITE_CDF_BASE_URL ?? 'http://localhost:4500';

/** Creates a client. Create a new one for each attempt, because a client never retries a failed token request. */
export function createClient(): CogniteClient {
  return new CogniteClient({
    appId: 'reveal-starter',
    project,
    baseUrl,
    oidcTokenProvider: getToken,
  });
}
