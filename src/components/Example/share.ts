/**
 * An example in a link: the changed code, the version and the camera, compressed, in the part of the address that
 * no server receives. Imported lazily, when a link is made or opened.
 */
import * as v from 'valibot';
import { concatBytes } from '@site/src/files/concatBytes';
import { filesSchema } from './edits';
import { describeSize, isTooLarge, maxBytes, maxLinkLength, maxLines, sizeOf } from './limits';
import { sharePrefix } from './shareHash';

/** Numbers that JSON can hold: an infinite one comes back as null, and the link could not be read. */
const coordinate = v.pipe(v.number(), v.finite());
const vector = v.tuple([coordinate, coordinate, coordinate]);
/** Where the camera is and what it looks at, in the viewer's coordinates (Y up, meters). */
const sharedCamera = v.object({ position: vector, target: vector });

const sharedSchema = v.object({
  /** Name of the example. */
  name: v.pipe(v.string(), v.maxLength(100)),
  /** Folder of the version it is for. */
  folder: v.pipe(v.string(), v.maxLength(100)),
  /** Changed files, by name. */
  files: filesSchema,
  camera: v.optional(sharedCamera),
});

export type SharedExample = v.InferOutput<typeof sharedSchema>;

/** A link that cannot be read or made; the message is for its reader. */
export class ShareError extends Error {
  override readonly name: string = 'ShareError';
}

/** This browser lacks what links are packed with: another one reads the same link. */
export class UnsupportedError extends ShareError {
  override readonly name = 'UnsupportedError';
}

function tooLarge(): ShareError {
  return new ShareError(
    `The code in this link is too long to be an example: a link may hold ${maxBytes / 1000} KB and ${maxLines.toLocaleString('en-US')} lines.`,
  );
}

/** Bytes that a link may unpack to: the code, as JSON writes it with its escapes, and what is around it. */
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

/** Throws when the text is no base64. */
function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
}

/** Why code does not go into a link, in words; undefined when it does. */
export function whyNoLink(
  files: Readonly<Record<string, string>>,
  hash: string,
): string | undefined {
  const size = sizeOf(Object.entries(files).map(([file, source]) => ({ file, source })));
  if (isTooLarge(size)) {
    return `it is ${describeSize(size)}, and a link holds at most ${maxBytes / 1000} KB and ${maxLines.toLocaleString('en-US')} lines`;
  }
  return hash.length > maxLinkLength
    ? `the link would have ${hash.length.toLocaleString('en-US')} of at most ${maxLinkLength.toLocaleString('en-US')} characters`
    : undefined;
}

/**
 * The part of the address that carries the example, with its `#`. A camera that is nowhere is left out. Whether the
 * link can be opened is for {@link whyNoLink} to say. Rejects with an {@link UnsupportedError} where the browser cannot
 * pack it.
 */
export async function encodeShare({ camera, ...rest }: SharedExample): Promise<string> {
  const shared: SharedExample = v.is(sharedCamera, camera) ? { ...rest, camera } : rest;
  if (!('CompressionStream' in globalThis)) {
    throw new UnsupportedError(
      'This browser cannot put code into a link. Download the example instead, or update the browser.',
    );
  }
  // With a checksum, unlike the raw format: a link with a wrong letter is found out.
  const packed = new Blob([JSON.stringify(shared)])
    .stream()
    .pipeThrough(new CompressionStream('deflate'));
  return sharePrefix + toBase64Url(await readAll(packed, Infinity));
}

/**
 * What a link carries. Rejects with a {@link ShareError} when it is cut, changed, none of ours, or holds more than a
 * link may, and with an {@link UnsupportedError} where the browser cannot unpack it.
 */
export async function decodeShare(hash: string): Promise<SharedExample> {
  if (hash.length > maxLinkLength) {
    throw new ShareError(
      `The link is too long to be one of this site: ${hash.length.toLocaleString('en-US')} of at most ${maxLinkLength.toLocaleString('en-US')} characters.`,
    );
  }
  if (!('DecompressionStream' in globalThis)) {
    throw new UnsupportedError(
      'This browser cannot read the code of links. Update it, or open the link in another browser.',
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
    throw new ShareError('The link is damaged or was cut: its code cannot be read.', {
      cause: error,
    });
  }
  const files = Object.entries(shared.files).map(([file, source]) => ({ file, source }));
  if (isTooLarge(sizeOf(files))) throw tooLarge();
  return shared;
}
