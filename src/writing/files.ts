/** Writes files that the commands for writers prepare. Node only. */
import fs from 'node:fs';
import path from 'node:path';

/** Writes a file, and creates its folders. */
export function writeText(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

/**
 * Writes source formatted with this repository's Prettier settings, so that `npm run lint` passes.
 */
export async function writeFormatted(file: string, text: string): Promise<void> {
  const prettier = await import('prettier');
  const options = await prettier.resolveConfig(path.join(__dirname, path.basename(file)));
  writeText(file, await prettier.format(text, { ...options, filepath: file }));
}

/** Formats JSON like npm: two spaces, and a final line break. */
export function writeNpmJson(file: string, value: unknown): void {
  writeText(file, `${JSON.stringify(value, null, 2)}\n`);
}

/** Copies files, given relative to `root`, from `from` to `to`. Throws when one isn't in `from`. */
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
