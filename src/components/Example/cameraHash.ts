/** Format of a camera in a URL's hash: `#camera=` and six numbers, which are the position and the target. */
import type { Camera } from '@reveal-docs/runner/messages';

const prefix = '#camera=';

/** Encodes a camera as a URL hash, including the `#`. Coordinates are rounded to the millimeter. */
export function encodeCamera({ position, target }: Camera): string {
  return prefix + [...position, ...target].map((value) => Number(value.toFixed(3))).join();
}

/** Decodes the camera in a URL hash. Returns undefined if the hash doesn't contain six numbers. */
export function decodeCamera(hash: string): Camera | undefined {
  if (!hash.startsWith(prefix)) return undefined;
  const parts = hash.slice(prefix.length).split(',');
  const [a, b, c, d, e, f, more] = parts.map((part) => (part === '' ? NaN : Number(part)));
  const isNumber = (value: number | undefined): value is number =>
    value !== undefined && Number.isFinite(value);
  if (!isNumber(a) || !isNumber(b) || !isNumber(c)) return undefined;
  if (!isNumber(d) || !isNumber(e) || !isNumber(f) || more !== undefined) return undefined;
  return { position: [a, b, c], target: [d, e, f] };
}
