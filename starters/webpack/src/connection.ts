/** The project, the model, and the client. */
import { CogniteClient } from '@cognite/sdk';
import { getToken } from './auth';

/** The demo project. For your own project, also import `getToken` from `./auth.entra`. */
export const project = 'demo';
export const baseUrl: string = process.env.CDF_BASE_URL;
export const model = { modelId: 1001, revisionId: 2001 };

/** Creates a client. Create a new one for each attempt, because a client never retries a failed token request. */
export function createClient(): CogniteClient {
  return new CogniteClient({
    appId: 'reveal-starter',
    project,
    baseUrl,
    oidcTokenProvider: getToken,
  });
}
