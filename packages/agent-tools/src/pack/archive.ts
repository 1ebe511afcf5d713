/** Writes an archive that npm can install: a compressed tar in the `ustar` format (POSIX.1-1988). */
import { gzipSync } from 'node:zlib';

/** Size of a tar block, in bytes. */
const block = 512;
/**
 * Modification time of all files, in seconds since 1970. With a fixed time, archives of identical files are identical.
 * npm uses the same time.
 */
const time = 499_162_500;

export interface ArchiveFile {
  /** Path below the package, with slashes. */
  readonly name: string;
  readonly content: string | Uint8Array;
  readonly isExecutable?: boolean;
}

function octal(value: number, length: number): string {
  return `${value.toString(8).padStart(length - 1, '0')}\0`;
}

/** Splits a path at a slash, because the name field is limited to 100 bytes, and the prefix field to 155 bytes. */
function splitName(name: string): [prefix: string, name: string] {
  if (Buffer.byteLength(name) <= 100) return ['', name];
  for (let at = name.indexOf('/'); at > 0; at = name.indexOf('/', at + 1)) {
    const [prefix, rest] = [name.slice(0, at), name.slice(at + 1)];
    if (Buffer.byteLength(prefix) <= 155 && Buffer.byteLength(rest) <= 100) return [prefix, rest];
  }
  throw new Error(`"${name}" is too long for a tar archive.`);
}

function header(path: string, size: number, mode: number): Buffer {
  const [prefix, name] = splitName(path);
  const bytes = Buffer.alloc(block);
  const write = (text: string, offset: number) => bytes.write(text, offset, 'utf8');
  write(name, 0);
  write(octal(mode, 8), 100);
  // User and group IDs.
  write(octal(0, 8), 108);
  write(octal(0, 8), 116);
  write(octal(size, 12), 124);
  write(octal(time, 12), 136);
  // The checksum counts its own field as spaces.
  write(' '.repeat(8), 148);
  // Type of a regular file.
  write('0', 156);
  write('ustar\u000000', 257);
  write(prefix, 345);
  const sum = bytes.reduce((total, byte) => total + byte, 0);
  write(`${octal(sum, 7)} `, 148);
  return bytes;
}

/** Returns the archive. npm requires all files to be below `package/`. */
export function packArchive(files: readonly ArchiveFile[]): Buffer {
  const parts = files.flatMap(({ name, content, isExecutable = false }) => {
    const bytes = Buffer.from(content);
    const padding = Buffer.alloc((block - (bytes.length % block)) % block);
    return [header(`package/${name}`, bytes.length, isExecutable ? 0o755 : 0o644), bytes, padding];
  });
  // Two empty blocks mark the end of the archive. A higher compression level would take three times as long, and make
  // the archive only 1 % smaller.
  return gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * block)]), { level: 6 });
}
