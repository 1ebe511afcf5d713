/** Which project, and who signs in. */
import { CogniteClient } from '@cognite/sdk';
import { getToken } from './auth';

/** The demo project. For a project of your own, also take `getToken` from `./auth.entra`. */
export const project = 'demo';
export const baseUrl: string = import.meta.env.VITE_CDF_BASE_URL ?? 'http://localhost:4500';

/** A client for one attempt. A client whose token could not be had never asks for another one. */
export function createClient(): CogniteClient {
  return new CogniteClient({
    appId: 'reveal-starter',
    project,
    baseUrl,
    oidcTokenProvider: getToken,
  });
}
