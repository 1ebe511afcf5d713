/**
 * Encodes an example in a link: the changed code, the version, and the camera. The data is compressed in the URL's
 * hash, which browsers don't send to servers. Loaded only to create or open a link.
 */
import * as v from 'valibot';
import { concatBytes } from '@reveal-docs/shared/concatBytes';
import { filesSchema } from './filesSchema';
import { describeSize, isTooLarge, maxBytes, maxLinkLength, maxLines, sizeOf } from './limits';
import { sharePrefix } from '@reveal-docs/page-script/sharePrefix';

/** A finite number. JSON converts infinity to null, so an infinite coordinate would make the link invalid. */
const coordinate = v.pipe(v.number(), v.finite());
const vector = v.tuple([coordinate, coordinate, coordinate]);
/** Position and target of the camera, in viewer coordinates (Y up, meters). */
const sharedCamera = v.object({ position: vector, target: vector });

const sharedSchema = v.object({
  name: v.pipe(v.string(), v.maxLength(100)),
  folder: v.pipe(v.string(), v.maxLength(100)),
  files: filesSchema,
  camera: v.optional(sharedCamera),
});

export type SharedExample = v.InferOutput<typeof sharedSchema>;

/** Thrown if a link can't be read or created. The message is shown to the reader. */
export class ShareError extends Error {
  override readonly name: string = 'ShareError';
}

/**
 * Thrown if this browser doesn't support the compression that links use. Another browser might be able to open the
 * link.
 */
export class UnsupportedError extends ShareError {
  override readonly name = 'UnsupportedError';
}

function tooLarge(): ShareError {
  return new ShareError(
    `The code in this link is too large. A link can hold at most ${maxBytes / 1000} KB and ${maxLines.toLocaleString('en-US')} lines.`,
  );
}

/**
 * Maximum unpacked size of a link, in bytes. It's larger than the limit for code, because JSON adds syntax and escapes.
 */
const maxUnpacked = 2 * maxBytes;

async function readAll(stream: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array> {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > limit) {
      await reader.cancel();
      throw tooLarge();
    }
    parts.push(part.value);
  }
  return concatBytes(parts);
}

function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
}

/** Returns the reason why code doesn't fit into a link, or undefined if it fits. The reason is part of a sentence. */
export function noLinkReason(
  files: Readonly<Record<string, string>>,
  hash: string,
): string | undefined {
  const size = sizeOf(Object.entries(files).map(([file, source]) => ({ file, source })));
  if (isTooLarge(size)) {
    return `it is ${describeSize(size)}, and a link can hold at most ${maxBytes / 1000} KB and ${maxLines.toLocaleString('en-US')} lines`;
  }
  return hash.length > maxLinkLength
    ? `the link would have ${hash.length.toLocaleString('en-US')} characters, and the limit is ${maxLinkLength.toLocaleString('en-US')}`
    : undefined;
}

/**
 * Encodes an example as a URL hash, including the `#`. Omits the camera if its coordinates aren't finite. Doesn't check
 * the size. For that, see {@link noLinkReason}. Rejects with an {@link UnsupportedError} if the browser can't compress
 * data.
 */
export async function encodeShare({ camera, ...rest }: SharedExample): Promise<string> {
  const shared: SharedExample = v.is(sharedCamera, camera) ? { ...rest, camera } : rest;
  if (!('CompressionStream' in globalThis)) {
    throw new UnsupportedError(
      'This browser can’t put code into a link. Download the example instead, or update the browser.',
    );
  }
  // Unlike `deflate-raw`, this format contains a checksum, so changed characters are detected.
  const packed = new Blob([JSON.stringify(shared)])
    .stream()
    .pipeThrough(new CompressionStream('deflate'));
  return sharePrefix + toBase64Url(await readAll(packed, Infinity));
}

/**
 * Decodes an example from a URL hash. Rejects with a {@link ShareError} if the link is damaged, in an unknown format,
 * or too large. Rejects with an {@link UnsupportedError} if the browser can't decompress the data.
 */
export async function decodeShare(hash: string): Promise<SharedExample> {
  if (hash.length > maxLinkLength) {
    throw new ShareError(
      `The link is too long. It has ${hash.length.toLocaleString('en-US')} characters, and the limit is ${maxLinkLength.toLocaleString('en-US')}.`,
    );
  }
  if (!('DecompressionStream' in globalThis)) {
    throw new UnsupportedError(
      'This browser can’t read code from links. Update the browser, or open the link in another browser.',
    );
  }
  let shared: SharedExample;
  try {
    const packed = new Blob([fromBase64Url(hash.slice(sharePrefix.length))])
      .stream()
      .pipeThrough(new DecompressionStream('deflate'));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(
      await readAll(packed, maxUnpacked),
    );
    shared = v.parse(sharedSchema, JSON.parse(text));
  } catch (error) {
    if (error instanceof ShareError) throw error;
    throw new ShareError('The link is damaged or incomplete, so its code can’t be read.', {
      cause: error,
    });
  }
  const files = Object.entries(shared.files).map(([file, source]) => ({ file, source }));
  if (isTooLarge(sizeOf(files))) throw tooLarge();
  return shared;
}
