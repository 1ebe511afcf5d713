/** Requests and responses of the demo service, independent of how they travel. */

/** A request as `fetch`, XMLHttpRequest or an image would send it. */
export interface DemoRequest {
  readonly method: string;
  /** Absolute, with the query. */
  readonly url: string;
  /** Header names in any case. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array | null;
}

/** Header names are lower case. A JSON body is a string, a file's body is bytes. */
export interface DemoResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/** Further fields of CDF's error object, which clients copy to their own error. */
export interface ErrorDetails {
  readonly missing?: readonly object[];
  readonly duplicated?: readonly object[];
}

/** An answer other than 200, thrown by whatever notices the reason and turned into CDF's shape at the end. */
export class ServiceError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly details: ErrorDetails = {},
  ) {
    super(message);
    this.name = 'ServiceError';
  }
}

/** 400 with a reason. */
export function badRequest(message: string, details?: ErrorDetails): ServiceError {
  return new ServiceError(400, message, details);
}

/** 404 for a resource that the path names; an unknown path is the router's business. */
export function notFound(message: string): ServiceError {
  return new ServiceError(404, message);
}

/** 200 with a JSON body. */
export function jsonResponse(value: unknown): DemoResponse {
  return {
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(value),
  };
}

/** CDF's error object: `{error: {code, message, missing?, duplicated?}}`. */
export function errorResponse(error: ServiceError): DemoResponse {
  return {
    status: error.status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({
      error: { code: error.status, message: error.message, ...error.details },
    }),
  };
}

const contentTypes: Readonly<Record<string, string>> = {
  json: 'application/json; charset=utf-8',
  glb: 'model/gltf-binary',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};

/** An endpoint's answer that is a file rather than JSON; the type follows the name's ending unless given. */
export class FileAnswer {
  constructor(
    private readonly bytes: Uint8Array,
    private readonly name: string,
    private readonly contentType?: string,
  ) {}

  toResponse(): DemoResponse {
    const ending = this.name.slice(this.name.lastIndexOf('.') + 1).toLowerCase();
    const type = this.contentType ?? contentTypes[ending] ?? 'application/octet-stream';
    return { status: 200, headers: { 'content-type': type }, body: this.bytes };
  }
}

/** A header by its lower-case name. */
export function headerOf(request: DemoRequest, name: string): string | undefined {
  for (const [key, value] of Object.entries(request.headers ?? {})) {
    if (key.toLowerCase() === name) return value;
  }
  return undefined;
}

/** The body as an object; throws 400 when it is not JSON or not an object. */
export function jsonBody(request: DemoRequest): Record<string, unknown> {
  const { body } = request;
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body ?? new Uint8Array());
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw badRequest(`The request body is not valid JSON: ${(error as Error).message}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw badRequest('The request body must be a JSON object.');
  }
  return value as Record<string, unknown>;
}
