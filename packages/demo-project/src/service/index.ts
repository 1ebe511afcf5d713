/**
 * The demo service. It responds to the requests that the viewer and the examples send to Cognite Data Fusion. It
 * doesn't use the DOM or the network, so it runs in a page, a worker, or Node. It's fast enough for a page's main
 * thread. See the measurements in README.md.
 */
import { demoBaseUrl } from './baseUrl';
import type { DemoData } from './data';
import { endpoints } from './endpoints';
import { createFaultyAnswer, type Faults } from './faults';
import {
  badRequest,
  errorResponse,
  FileAnswer,
  headerOf,
  jsonResponse,
  ServiceError,
  type DemoRequest,
  type DemoResponse,
} from './http';
import { answerTile, isTileUrl } from './map/tiles';
import { argsOf, createRouter } from './router';
import { createTables } from './tables';

export { demoBaseUrl } from './baseUrl';
export type { DemoData } from './data';
export type { Faults } from './faults';
export type { DemoRequest, DemoResponse } from './http';

export interface DemoServiceOptions extends Faults {
  /** Origin of the URLs that the service handles. */
  readonly baseUrl?: string;
  /** Called when an entry is added to {@link DemoService.unknownEndpoints}. */
  readonly onUnknownEndpoint?: (name: string) => void;
}

export interface DemoService {
  /**
   * Handles a request. Rejects only if a test has made the service unreachable. Otherwise, resolves with a response,
   * which can be an error response.
   */
  readonly handle: (request: DemoRequest) => Promise<DemoResponse>;
  /** Whether the service handles the URL. Programs must not be able to send requests to any other URL. */
  readonly serves: (url: string) => boolean;
  /** `METHOD /path` of each request that no endpoint handled, in order. Only the first few hundred are recorded. */
  readonly unknownEndpoints: readonly string[];
}

/** Maximum number of unknown endpoints to record, because a program can send any number of requests. */
const maxUnknown = 500;

const findOpen = createRouter(endpoints.filter(({ open }) => open === true));
const findInProject = createRouter(endpoints.filter(({ open }) => open !== true));

function pathInProject(request: DemoRequest, path: string, project: string): string | undefined {
  const match = /^\/api\/v1\/projects\/([^/]+)(\/.*)$/.exec(path);
  if (match === null) return undefined;
  const token = /^Bearer\s+(\S+)/i.exec(headerOf(request, 'authorization') ?? '')?.[1];
  if (token === undefined) throw new ServiceError(401, 'Unauthorized: the request has no token.');
  if (decodeURIComponent(match[1] ?? '') !== project) {
    throw new ServiceError(401, `Unauthorized: the only project here is "${project}".`);
  }
  return match[2];
}

/** Creates a service for `data`. Tests can specify faults in `options`. */
export function createDemoService(data: DemoData, options: DemoServiceOptions = {}): DemoService {
  const { origin } = new URL(options.baseUrl ?? demoBaseUrl);
  const tables = createTables(data);
  const unknownEndpoints: string[] = [];

  async function answer(request: DemoRequest): Promise<DemoResponse> {
    const url = new URL(request.url);
    if (isTileUrl(request.url)) return (await answerTile(request.url)).toResponse();
    const method = request.method.toUpperCase();
    const path = url.origin === origin ? url.pathname.replace(/\/+$/, '') : '';
    const inProject = pathInProject(request, path, data.project);
    const match =
      inProject === undefined ? findOpen(method, path) : findInProject(method, inProject);
    if (match === undefined) {
      const name = `${method} ${url.origin === origin ? '' : url.origin}${url.pathname}`;
      if (unknownEndpoints.length < maxUnknown) {
        unknownEndpoints.push(name);
        options.onUnknownEndpoint?.(name);
      }
      throw new ServiceError(404, `The demo service has no endpoint ${name}.`);
    }
    const result = await match.endpoint.answer({
      path: match.path,
      args: argsOf(request, url),
      origin,
      tables,
    });
    return result instanceof FileAnswer ? result.toResponse() : jsonResponse(result);
  }

  let requests = 0;
  async function answerOrExplain(request: DemoRequest): Promise<DemoResponse> {
    const id = `demo-${++requests}`;
    const response = await answer(request).catch((error: unknown) => {
      if (error instanceof ServiceError) return errorResponse(error);
      // Decoding a path can throw this error. Other invalid input is detected where the service reads it.
      if (error instanceof URIError)
        return errorResponse(badRequest('The path isn’t encoded correctly.'));
      const reason = error instanceof Error ? error.message : String(error);
      return errorResponse(new ServiceError(500, `The demo service failed: ${reason}`));
    });
    return { ...response, headers: { ...response.headers, 'x-request-id': id } };
  }

  return {
    handle: createFaultyAnswer(options, answerOrExplain),
    serves: (url) => isTileUrl(url) || (URL.canParse(url) && new URL(url).origin === origin),
    unknownEndpoints,
  };
}
