/** The project, the model, and the client. */
import { CogniteClient } from '@cognite/sdk';
import { getToken } from './auth.js';
import { baseUrl } from './settings.js';

/** The demo project. For your own project, also import `getToken` from `./auth.entra.js`. */
export const project = 'demo';
export const model = { modelId: 1001, revisionId: 2001 };

/** Creates a client. Create a new one for each attempt, because a client never repeats a failed token request. */
export function createClient() {
  return new CogniteClient({
    appId: 'reveal-starter',
    project,
    baseUrl,
    oidcTokenProvider: getToken,
  });
}
