/** Parses and checks the connection to the reader's own project. The page stores the connection only in memory. */

import { clusterDomain } from './clusters';

export interface Connection {
  /** Origin of the cluster, such as `https://westeurope-1.cognitedata.com`. */
  readonly cluster: string;
  readonly project: string;
  /** Access token. The page adds the token to requests, and never passes it to the program. */
  readonly token: string;
  readonly modelId: number;
  readonly revisionId: number;
}

export type ConnectionInput = Readonly<Record<keyof Connection, string>>;

/** The connection, or an error message for each invalid field. */
export type ParsedConnection =
  | { readonly connection: Connection }
  | { readonly problems: Readonly<Partial<Record<keyof Connection, string>>> };

const localHost = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

function parseCluster(text: string): string | undefined {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
  if (url === undefined || url.pathname !== '/' || url.search !== '' || url.hash !== '') {
    return undefined;
  }
  // The site's content policy blocks all other hosts.
  const isKnown = url.protocol === 'https:' && url.hostname.endsWith(`.${clusterDomain}`);
  // A token must not be sent over an unencrypted connection, except on this machine.
  const isLocal = /^https?:$/.test(url.protocol) && localHost.test(url.hostname);
  return (isKnown || isLocal) && url.username === '' ? url.origin : undefined;
}

function parseId(text: string): number | undefined {
  const id = Number(text.trim());
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** Validates the fields of the connection form. */
export function parseConnection(input: ConnectionInput): ParsedConnection {
  const cluster = parseCluster(input.cluster);
  const project = input.project.trim();
  const token = input.token.trim().replace(/^Bearer\s+/i, '');
  const modelId = parseId(input.modelId);
  const revisionId = parseId(input.revisionId);
  const isToken = /^[\x21-\x7e]+$/.test(token);
  if (cluster && /^[\w-]+$/.test(project) && isToken && modelId && revisionId) {
    return { connection: { cluster, project, token, modelId, revisionId } };
  }
  return {
    problems: {
      ...(cluster
        ? {}
        : {
            cluster: `Enter the cluster’s URL without a path: https:// followed by a subdomain of ${clusterDomain}. This site can’t reach other hosts.`,
          }),
      ...(/^[\w-]+$/.test(project)
        ? {}
        : { project: 'Enter the project’s name as it appears in its URL.' }),
      ...(isToken ? {} : { token: 'Enter an access token without spaces.' }),
      ...(modelId ? {} : { modelId: 'Enter a positive whole number.' }),
      ...(revisionId ? {} : { revisionId: 'Enter a positive whole number.' }),
    },
  };
}

function revisionUrl({ cluster, project, modelId, revisionId }: Connection): string {
  return `${cluster}/api/v1/projects/${project}/3d/models/${modelId}/revisions/${revisionId}`;
}

async function messageOf(response: Response): Promise<string> {
  try {
    const body = (await response.json()) as { readonly error?: { readonly message?: unknown } };
    const message = body.error?.message;
    return typeof message === 'string' ? ` Server message: ${message}` : '';
  } catch {
    return '';
  }
}

async function explainStatus(response: Response, connection: Connection): Promise<string> {
  const { project, modelId, revisionId } = connection;
  const said = await messageOf(response);
  switch (response.status) {
    case 401:
      return `The cluster rejected the token for project "${project}": it is invalid or expired, or belongs to another project.${said}`;
    case 403:
      return `The token is valid but doesn’t have permission to read the 3D models in project "${project}".${said}`;
    case 400:
    case 404:
      return `Project "${project}" has no model ${modelId} with revision ${revisionId}.${said}`;
    default:
      return `The cluster returned status ${response.status}.${said}`;
  }
}

type Fetch = typeof fetch;

/**
 * Explains why a request failed. Browsers don't report the reason to a page, so this function sends a second request,
 * without credentials. The second request succeeds if the host is reachable, even though the page can't read the
 * response.
 */
async function explainNetwork({ cluster }: Connection, send: Fetch): Promise<string> {
  const { host } = new URL(cluster);
  try {
    await send(cluster, { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' });
  } catch {
    const own = localHost.test(new URL(cluster).hostname)
      ? ' This site’s content policy must also allow servers on your machine.'
      : '';
    return `The host ${host} can’t be reached. Check the URL and your network connection.${own}`;
  }
  return `The host ${host} is reachable but blocks this page from reading its responses (CORS). The host must allow ${globalThis.location?.origin ?? 'this page'}.`;
}

/**
 * Checks the connection by requesting the revision. Resolves with an error message, or undefined if the connection
 * works.
 */
export async function checkConnection(
  connection: Connection,
  send: Fetch = fetch,
): Promise<string | undefined> {
  try {
    const response = await send(revisionUrl(connection), requestInit(connection));
    return response.ok ? undefined : await explainStatus(response, connection);
  } catch {
    return explainNetwork(connection, send);
  }
}

/**
 * Returns the options for requests with the token. Such requests don't send other credentials, and don't follow
 * redirects.
 */
export function requestInit({ token }: Connection): RequestInit {
  return {
    headers: { authorization: `Bearer ${token}` },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    redirect: 'error',
    cache: 'no-store',
  };
}
