import { createHash } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** `read` returns the file's contents on demand. */
export interface ZipEntry {
  readonly name: string;
  readonly read: () => Uint8Array;
}

export interface WrittenZip {
  readonly bytes: number;
  /** SHA-256 in hexadecimal. */
  readonly sha256: string;
}

/** Formats that are already compressed. Compressing such files again would only take time. */
const packed = /\.(?:webp|png|jpe?g|woff2?|gz|zip)$/;

/**
 * Writes the entries to `file`, with `now` as their modification time. Keeps only one entry in memory at a time. If
 * writing fails, removes the file and rejects.
 */
export async function writeZip(
  file: string,
  entries: Iterable<ZipEntry>,
  now: Date,
): Promise<WrittenZip> {
  const hash = createHash('sha256');
  const out = fs.createWriteStream(file);
  let bytes = 0;
  let isFull = false;
  let failure: Error | undefined;
  out.on('error', (error) => (failure ??= error));
  const zip = new Zip((error, piece) => {
    if (error !== null) {
      failure ??= error;
      return;
    }
    bytes += piece.length;
    hash.update(piece);
    isFull = !out.write(piece);
  });
  try {
    for (const { name, read } of entries) {
      const entry = packed.test(name)
        ? new ZipPassThrough(name)
        : new ZipDeflate(name, { level: 9 });
      entry.mtime = now;
      zip.add(entry);
      entry.push(read(), true);
      if (failure !== undefined) throw failure;
      if (isFull) await once(out, 'drain');
    }
    zip.end();
    out.end();
    if (!out.closed) await once(out, 'close');
    if (failure !== undefined) throw failure;
  } catch (error) {
    out.destroy();
    fs.rmSync(file, { force: true });
    throw error;
  }
  return { bytes, sha256: hash.digest('hex') };
}
