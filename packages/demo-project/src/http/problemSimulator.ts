/** Simulates problems: delays, failures, and expiring tokens. Node only. */
import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import type { DemoResponse } from '../service';
import { errorResponse, ServiceError } from '../service/http';
import { createFailures, latencyText, requestFailure, type FailureRule } from './failures';
import { createTokens } from './tokens';

export interface Trouble {
  /** Delay before each response, in milliseconds. */
  readonly latency?: number;
  readonly failures?: readonly FailureRule[];
  /** Number of requests for which a token stays valid. Unlimited by default. */
  readonly tokenLasts?: number;
}

const failHeader = 'x-demo-fail';
const latencyHeader = 'x-demo-latency';

const projectPath = /^\/api\/v1\/projects\/[^/]+\//;

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

/**
 * Resolves with an error response, with `drop` to close the connection, or with undefined to process the request
 * normally.
 */
export type SimulateProblem = (
  request: IncomingMessage,
  pathname: string,
  signal: AbortSignal,
) => Promise<DemoResponse | 'drop' | undefined>;

/**
 * Returns a function to call for each request. It waits for the configured delay. It rejects if `signal` aborts, and
 * rejects with status 400 if one of the simulator's request headers is invalid.
 */
export function createProblemSimulator({
  latency = 0,
  failures = [],
  tokenLasts = Infinity,
}: Trouble): SimulateProblem {
  const failureOf = createFailures(failures);
  const isGood = createTokens(tokenLasts);
  return async (request, pathname, signal) => {
    const own = readHeader(request, failHeader, requestFailure);
    await wait(readHeader(request, latencyHeader, latencyText) ?? latency, undefined, { signal });
    const path = pathname.replace(projectPath, '').replace(/^\//, '');
    const fault = (own && createFailures([own])(path)) ?? failureOf(path);
    if (fault === 'drop') return fault;
    if (fault !== undefined) {
      return errorResponse(new ServiceError(fault, 'The demo server was configured to fail here.'));
    }
    const [, token] = /^Bearer\s+(\S+)/i.exec(request.headers.authorization ?? '') ?? [];
    if (!projectPath.test(pathname) || token === undefined || isGood(token)) return undefined;
    const message = `Unauthorized: this token expired after ${tokenLasts} requests. Send a new one.`;
    return errorResponse(new ServiceError(401, message));
  };
}
