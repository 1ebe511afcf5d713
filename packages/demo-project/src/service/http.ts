/** Requests and responses of the demo service. They don't depend on how they are transmitted. */

/** A request that `fetch`, `XMLHttpRequest`, or an image sends. */
export interface DemoRequest {
  readonly method: string;
  /** Absolute URL, including the query. */
  readonly url: string;
  /** Header names are case-insensitive. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array | null;
}

/** Header names are lowercase. The body is a string for JSON, and bytes for files. */
export interface DemoResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/** Additional fields of CDF's error object. Clients copy them to their own errors. */
export interface ErrorDetails {
  readonly missing?: readonly object[];
  readonly duplicated?: readonly object[];
}

/** An error response. Endpoints throw it, and the service converts it to CDF's error format. */
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

/** Returns a 400 error with a reason. */
export function badRequest(message: string, details?: ErrorDetails): ServiceError {
  return new ServiceError(400, message, details);
}

/** Returns a 404 error for a missing resource. The router handles unknown paths itself. */
export function notFound(message: string): ServiceError {
  return new ServiceError(404, message);
}

/** Returns a 200 response with a JSON body. */
export function jsonResponse(value: unknown): DemoResponse {
  return {
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(value),
  };
}

/** Returns an error response in CDF's format: `{error: {code, message, missing?, duplicated?}}`. */
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

/** A result that is a file instead of JSON. By default, the media type depends on the extension in the name. */
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

/** Returns a header's value. `name` must be lowercase. */
export function headerOf(request: DemoRequest, name: string): string | undefined {
  for (const [key, value] of Object.entries(request.headers ?? {})) {
    if (key.toLowerCase() === name) return value;
  }
  return undefined;
}

/** Parses the body as a JSON object. Throws 400 if that fails. */
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
