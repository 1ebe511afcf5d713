/** What goes wrong on purpose: late answers, failures, and tokens that end. Node only. */
import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import type { DemoResponse } from '../service';
import { errorResponse, ServiceError } from '../service/http';
import { createFailures, latencyText, requestFailure, type FailureRule } from './failures';
import { createTokens } from './tokens';

/** What goes wrong on purpose. */
export interface Trouble {
  /** Milliseconds before each answer. */
  readonly latency?: number;
  readonly failures?: readonly FailureRule[];
  /** How many requests a token is good for; without it, for ever. */
  readonly tokenLasts?: number;
}

/** A fault or a latency for one request comes with it, in these headers. */
const failHeader = 'x-demo-fail';
const latencyHeader = 'x-demo-latency';

const projectPath = /^\/api\/v1\/projects\/[^/]+\//;

/** What a header of a request says; throws 400 when that is not understood. */
function readHeader<Value>(
  request: IncomingMessage,
  name: string,
  schema: v.GenericSchema<string, Value>,
): Value | undefined {
  const given = request.headers[name];
  if (given === undefined) return undefined;
  const result = v.safeParse(schema, String(given));
  if (result.success) return result.output;
  throw new ServiceError(400, `The header ${name} ${result.issues[0].message}`);
}

/** What to do with a request instead of answering it: send this, or close its connection; undefined for nothing. */
export type TroubleOf = (
  request: IncomingMessage,
  pathname: string,
  signal: AbortSignal,
) => Promise<DemoResponse | 'drop' | undefined>;

/**
 * Asked for each request, and waits as long as that is to wait; rejects when `signal` says that nobody waits any more,
 * and with 400 when the request asks for what is not understood.
 */
export function createTrouble({
  latency = 0,
  failures = [],
  tokenLasts = Infinity,
}: Trouble): TroubleOf {
  const failureOf = createFailures(failures);
  const isGood = createTokens(tokenLasts);
  return async (request, pathname, signal) => {
    const own = readHeader(request, failHeader, requestFailure);
    await wait(readHeader(request, latencyHeader, latencyText) ?? latency, undefined, { signal });
    const path = pathname.replace(projectPath, '').replace(/^\//, '');
    const fault = (own && createFailures([own])(path)) ?? failureOf(path);
    if (fault === 'drop') return fault;
    if (fault !== undefined) {
      return errorResponse(new ServiceError(fault, 'The demo server was told to fail here.'));
    }
    const [, token] = /^Bearer\s+(\S+)/i.exec(request.headers.authorization ?? '') ?? [];
    if (!projectPath.test(pathname) || token === undefined || isGood(token)) return undefined;
    const message = `Unauthorized: this token was good for ${tokenLasts} requests. Send a new one.`;
    return errorResponse(new ServiceError(401, message));
  };
}
