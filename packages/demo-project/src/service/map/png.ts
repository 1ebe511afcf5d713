/** Encodes PNG images (PNG specification, third edition) with a palette of 16 colors. Doesn't require a canvas. */
import { concatBytes } from '@reveal-docs/shared/concatBytes';

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** CRC-32 of each byte. PNG uses the same polynomial as ZIP files. */
const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return ~crc;
}

/** Creates a chunk, which consists of the length, the type, the data, and a checksum of the type and data. */
function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(data, 8);
  view.setInt32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

/** PNG requires the zlib format, which is called `deflate` in `CompressionStream`. */
async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * Encodes a PNG of `width` by `height` pixels. The width must be even. `pixels` contains a palette index from 0 to 15
 * for each pixel. `palette` contains up to 16 colors as `[red, green, blue]`, with components from 0 to 255.
 */
export async function encodePng(
  width: number,
  height: number,
  pixels: Uint8Array,
  palette: readonly (readonly [number, number, number])[],
): Promise<Uint8Array> {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  // 4 bits per pixel, color type 3 (palette); compression, filter and interlace methods are 0.
  header.set([4, 3], 8);
  const stride = 1 + width / 2;
  const rows = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x += 2) {
      const left = pixels[y * width + x] ?? 0;
      const right = pixels[y * width + x + 1] ?? 0;
      rows[y * stride + 1 + x / 2] = (left << 4) | right;
    }
  }
  const parts = [
    Uint8Array.from(signature),
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', await deflate(rows)),
    chunk('IEND', new Uint8Array()),
  ];
  return concatBytes(parts);
}
