/**
 * The demo service behind HTTP, for programs on the same machine: what the page answers, with what a network adds.
 * Node only.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createDemoService, type DemoData, type DemoResponse, type DemoService } from '../service';
import { errorResponse, ServiceError } from '../service/http';
import { corsHeaders, isPreflight, localNameOf, mayAsk, preflightHeaders } from './cors';
import { readBody } from './readBody';
import { sendAnswer } from './sendAnswer';
import { createTrouble, type Trouble } from './trouble';

export interface DemoHandlerOptions extends Trouble {
  /** Called with a line for whoever started the server. */
  readonly say?: (line: string) => void;
}

/** Lines that are said once each; of very many, the first ones. */
const maxLines = 200;

/** Says each line once. */
function onlyOnce(say: (line: string) => void): (line: string) => void {
  const said = new Set<string>();
  return (line) => {
    if (said.has(line) || said.size >= maxLines) return;
    said.add(line);
    say(line);
  };
}

/** Answers requests from `data`. See {@link Trouble} for what can be made to go wrong. */
export function createDemoHandler(
  data: DemoData,
  { say = () => {}, ...options }: DemoHandlerOptions = {},
): RequestListener {
  const sayOnce = onlyOnce(say);
  const trouble = createTrouble(options);
  /** One for each name of this machine, since answers have links back to the name that was asked. */
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
    if (name === undefined) throw new ServiceError(403, 'This server answers to localhost only.');
    const { origin } = new URL(`http://${name}:${request.socket.localPort}`);
    const { url: target = '/', method = 'GET' } = request;
    const url = origin + target;
    if (!target.startsWith('/') || !URL.canParse(url)) {
      throw new ServiceError(400, 'The address of the request is none.');
    }
    const body = await readBody(request);
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
    if (!mayAsk(origin)) {
      sayOnce(`Refused: ${origin} is a page of another machine. Open your app at localhost.`);
      const refusal = 'Only pages and programs of this machine may ask this server.';
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
      // Whoever asked has gone; anything else is a mistake here, and its reader is at the terminal.
      if (!response.closed) say(`The demo server failed: ${String(error)}`);
      response.destroy();
    });
  };
}
