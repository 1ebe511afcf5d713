/**
 * An example in a link: the changed code, the version and the camera, compressed, in the part of the address that
 * no server receives. Imported lazily, when a link is made or opened.
 */
import * as v from 'valibot';
import { cameraSchema } from '@site/src/frame/messages';
import { sharePrefix } from './shareHash';

const sharedSchema = v.object({
  /** Name of the example. */
  name: v.string(),
  /** Folder of the version it is for. */
  folder: v.string(),
  /** Changed files, by name. */
  files: v.record(v.string(), v.string()),
  camera: v.optional(cameraSchema),
});

export type SharedExample = v.InferOutput<typeof sharedSchema>;

/** Longest part after the `#`: browsers take more, chats and mail programs cut links before. */
export const maxLength = 8000;
/** Most bytes that a link may unpack to: a small link could hold a gigabyte of the same. */
const maxUnpacked = 500_000;

/** A link that cannot be read; the message is for its reader. */
export class ShareError extends Error {
  override readonly name = 'ShareError';
}

/** JSON web tokens: the form that access tokens have. */
const token = /\beyJ[\w-]{8,}\.[\w-]+(?:\.[\w-]*)?/g;
const tokenPlaceholder = 'token-left-out';

/** The code without access tokens, and without those that `secrets` names. */
export function withoutCredentials(source: string, secrets: readonly string[]): string {
  return secrets
    .filter((secret) => secret !== '')
    .reduce((text, secret) => text.replaceAll(secret, tokenPlaceholder), source)
    .replace(token, tokenPlaceholder);
}

async function readAll(stream: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array> {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > limit) {
      await reader.cancel();
      throw new ShareError('The code in this link is too long to be an example.');
    }
    parts.push(part.value);
  }
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Throws when the text is no base64. */
function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
}

/** The part of the address that carries the example, with its `#`; how long is for the caller to judge. */
export async function encodeShare(shared: SharedExample): Promise<string> {
  // With a checksum, unlike the raw format: a link with a wrong letter is found out.
  const packed = new Blob([JSON.stringify(shared)])
    .stream()
    .pipeThrough(new CompressionStream('deflate'));
  return sharePrefix + toBase64Url(await readAll(packed, Infinity));
}

/** What a link carries. Rejects with a {@link ShareError} when it is cut, changed, or none of ours. */
export async function decodeShare(hash: string): Promise<SharedExample> {
  try {
    const packed = new Blob([fromBase64Url(hash.slice(sharePrefix.length))])
      .stream()
      .pipeThrough(new DecompressionStream('deflate'));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(
      await readAll(packed, maxUnpacked),
    );
    return v.parse(sharedSchema, JSON.parse(text));
  } catch (error) {
    if (error instanceof ShareError) throw error;
    throw new ShareError('The link is damaged or was cut: its code cannot be read.', {
      cause: error,
    });
  }
}
