/** Decompresses a gzip file. Returns the data unchanged if a server or browser has already decompressed it. */
export async function unpack(packed: ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  const bytes = packed instanceof Uint8Array ? packed : new Uint8Array(packed);
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const blob = new Blob([bytes]);
  if (!isGzip) return blob.arrayBuffer();
  return new Response(blob.stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}
