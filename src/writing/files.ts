import fs from 'node:fs';
import path from 'node:path';
import type { FormatConfig } from 'oxfmt';
import { readJson } from '@reveal-docs/shared/readJson';

const formatFile = path.join(__dirname, '../../.oxfmtrc.json');

/** Writes a file. Creates missing folders. */
export function writeText(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

/** Formats and writes source code, so that `npm run lint` passes. Throws if the source can't be parsed. */
export async function writeFormatted(file: string, text: string): Promise<void> {
  const { format } = await import('oxfmt');
  const options = readJson<FormatConfig>(formatFile);
  const { code, errors } = await format(path.basename(file), text, options);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file}: ${error.message}`);
  writeText(file, code);
}

/** Writes JSON in npm's format: two spaces, and a final line break. */
export function writeNpmJson(file: string, value: unknown): void {
  writeText(file, `${JSON.stringify(value, null, 2)}\n`);
}

/**
 * Copies files from the `from` folder to the `to` folder. `files` and `from` are relative to `root`. Throws if a file
 * isn't in `from`.
 */
export function copyFiles(
  root: string,
  files: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
): void {
  for (const file of files) {
    if (!file.startsWith(`${from}/`)) throw new Error(`${file} isn't inside ${from}.`);
    const target = path.join(to, file.slice(from.length + 1));
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.copyFileSync(path.join(root, file), target);
  }
}
