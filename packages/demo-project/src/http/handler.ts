/**
 * Serves the demo service over HTTP to programs on the same machine, with access control, compression, and simulated
 * problems. Node only.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createDemoService, type DemoData, type DemoResponse, type DemoService } from '../service';
import { errorResponse, ServiceError } from '../service/http';
import { corsHeaders, isPreflight, localNameOf, isOriginAllowed, preflightHeaders } from './cors';
import { readBody } from './readBody';
import { sendAnswer } from './sendAnswer';
import { createProblemSimulator, type Trouble } from './problemSimulator';

export interface DemoHandlerOptions extends Trouble {
  /** Called with each line of output. The lines are for the person who started the server. */
  readonly say?: (line: string) => void;
}

const maxLines = 200;

/** Maximum length of a line, in characters. Names in requests can be several kilobytes long. */
const maxLength = 300;

function onlyOnce(say: (line: string) => void): (line: string) => void {
  const said = new Set<string>();
  return (text) => {
    const line = text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
    if (said.has(line) || said.size >= maxLines) return;
    said.add(line);
    say(line);
  };
}

/** Returns a listener that serves `data` and can simulate the problems in {@link Trouble}. */
export function createDemoHandler(
  data: DemoData,
  { say = () => {}, ...options }: DemoHandlerOptions = {},
): RequestListener {
  const sayOnce = onlyOnce(say);
  const trouble = createProblemSimulator(options);
  /** One service per local host name, because links in responses contain the host name from the request. */
  const services = new Map<string, DemoService>();

  function serviceOf(origin: string): DemoService {
    const known = services.get(origin);
    if (known !== undefined) return known;
    const service = createDemoService(data, {
      baseUrl: origin,
      onUnknownEndpoint: (name) => sayOnce(`The demo project has no endpoint ${name}`),
    });
    services.set(origin, service);
    return service;
  }

  async function answer(
    request: IncomingMessage,
    signal: AbortSignal,
  ): Promise<DemoResponse | 'drop'> {
    const name = localNameOf(request.headers);
    if (name === undefined) throw new ServiceError(403, 'This server responds to localhost only.');
    const { origin } = new URL(`http://${name}:${request.socket.localPort}`);
    const { url: target = '/', method = 'GET' } = request;
    const url = origin + target;
    if (!target.startsWith('/') || !URL.canParse(url)) {
      throw new ServiceError(400, 'The request URL is invalid.');
    }
    // Don't wait for the body of a GET request, because the service ignores it. With a wrong content length, the body
    // might arrive late or never.
    const body = method === 'GET' ? null : await readBody(request);
    const wrong = await trouble(request, new URL(url).pathname, signal);
    if (wrong !== undefined) return wrong;
    const headers = Object.entries(request.headers).map(([key, value]) => [key, String(value)]);
    return serviceOf(origin).handle({
      method,
      url,
      headers: Object.fromEntries(headers) as Record<string, string>,
      body,
    });
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { origin } = request.headers;
    if (!isOriginAllowed(origin)) {
      sayOnce(
        `Refused a request from ${origin}, because it is not on this machine. Open your app at localhost.`,
      );
      const refusal = 'Only pages and programs on this machine can use this server.';
      return sendAnswer(request, response, errorResponse(new ServiceError(403, refusal)), {});
    }
    const cors = corsHeaders(origin);
    if (isPreflight(request.method, request.headers)) {
      response.writeHead(204, { ...cors, ...preflightHeaders(request.headers) }).end();
      return;
    }
    const gone = new AbortController();
    response.on('close', () => gone.abort());
    const result = await answer(request, gone.signal).catch((error: unknown) => {
      if (error instanceof ServiceError) return errorResponse(error);
      throw error;
    });
    if (result === 'drop') request.socket.destroy();
    else await sendAnswer(request, response, result, cors);
  }

  return (request, response) => {
    respond(request, response).catch((error: unknown) => {
      // Ignore the error if the client has disconnected. Any other error is a bug in this server, so print it.
      if (!response.closed) say(`The demo server failed: ${String(error)}`);
      response.destroy();
    });
  };
}
