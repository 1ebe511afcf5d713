/** A reader's own project in place of the demo one. Kept by the page in memory, never written anywhere. */

import { clusterDomain } from '../../site/clusters';

/** What the reader typed in. */
export interface Connection {
  /** Origin of the cluster: `https://westeurope-1.cognitedata.com`. */
  readonly cluster: string;
  readonly project: string;
  /** Access token; the page adds it to requests, the program never gets it. */
  readonly token: string;
  readonly modelId: number;
  readonly revisionId: number;
}

/** What a form holds. */
export type ConnectionInput = Readonly<Record<keyof Connection, string>>;

/** A connection, or what is wrong with the input, by field. */
export type ParsedConnection =
  | { readonly connection: Connection }
  | { readonly problems: Readonly<Partial<Record<keyof Connection, string>>> };

const localHost = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

function parseCluster(text: string): string | undefined {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
  if (url === undefined || url.pathname !== '/' || url.search !== '' || url.hash !== '') {
    return undefined;
  }
  // The site's content policy lets pages reach no other.
  const isKnown = url.protocol === 'https:' && url.hostname.endsWith(`.${clusterDomain}`);
  // A token must not travel in the clear, except on this machine.
  const isLocal = /^https?:$/.test(url.protocol) && localHost.test(url.hostname);
  return (isKnown || isLocal) && url.username === '' ? url.origin : undefined;
}

function parseId(text: string): number | undefined {
  const id = Number(text.trim());
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** Checks what a reader typed. */
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
            cluster: `The cluster’s address: https:// and a host of ${clusterDomain}, without a path. This site reaches no other.`,
          }),
      ...(/^[\w-]+$/.test(project) ? {} : { project: 'The project’s name, as in its address.' }),
      ...(isToken ? {} : { token: 'An access token, without spaces.' }),
      ...(modelId ? {} : { modelId: 'A whole number.' }),
      ...(revisionId ? {} : { revisionId: 'A whole number.' }),
    },
  };
}

/** Address of the model's revision, which says whether a connection works. */
function revisionUrl({ cluster, project, modelId, revisionId }: Connection): string {
  return `${cluster}/api/v1/projects/${project}/3d/models/${modelId}/revisions/${revisionId}`;
}

/** The server's own words, where it has any. */
async function messageOf(response: Response): Promise<string> {
  try {
    const body = (await response.json()) as { readonly error?: { readonly message?: unknown } };
    const message = body.error?.message;
    return typeof message === 'string' ? ` It says: ${message}` : '';
  } catch {
    return '';
  }
}

async function explainStatus(response: Response, connection: Connection): Promise<string> {
  const { project, modelId, revisionId } = connection;
  const said = await messageOf(response);
  switch (response.status) {
    case 401:
      return `The cluster refuses the token for project "${project}": it is wrong, has expired, or belongs to another project.${said}`;
    case 403:
      return `The token is accepted, but may not read 3D models of project "${project}".${said}`;
    case 400:
    case 404:
      return `Project "${project}" has no revision ${revisionId} of a model ${modelId}.${said}`;
    default:
      return `The cluster answers with status ${response.status}.${said}`;
  }
}

type Fetch = typeof fetch;

/**
 * Why a request did not get through. The browser does not tell a page; but a request whose answer the page may
 * not read, and which carries nothing, gets through when the host is there.
 */
async function explainNetwork({ cluster }: Connection, send: Fetch): Promise<string> {
  const { host } = new URL(cluster);
  try {
    await send(cluster, { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' });
  } catch {
    const own = localHost.test(new URL(cluster).hostname)
      ? ' A server on this machine also takes a site whose content policy allows it.'
      : '';
    return `The host ${host} cannot be reached: is the address right, and does your network reach it?${own}`;
  }
  return `The host ${host} is there, but does not let this page read its answers (CORS): it has to allow ${globalThis.location?.origin ?? 'this page'}.`;
}

/** Asks for the revision; resolves with what is wrong, or undefined when it is there. */
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

/** How requests with the token are sent: with it and nothing else, and nowhere else. */
export function requestInit({ token }: Connection): RequestInit {
  return {
    headers: { authorization: `Bearer ${token}` },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    redirect: 'error',
    cache: 'no-store',
  };
}
