/** Files that the commands for writers prepare beside the tree. Node only. */
import fs from 'node:fs';
import path from 'node:path';

/** Writes a file with the folders it needs. */
export function writeText(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

/** Writes source as Prettier formats it in this repository, so that `npm run lint` has nothing to say. */
export async function writeFormatted(file: string, text: string): Promise<void> {
  const prettier = await import('prettier');
  const options = await prettier.resolveConfig(path.join(__dirname, path.basename(file)));
  writeText(file, await prettier.format(text, { ...options, filepath: file }));
}

/** As npm writes its files: two spaces, a line end. */
export function writeNpmJson(file: string, value: unknown): void {
  writeText(file, `${JSON.stringify(value, null, 2)}\n`);
}

/** Copies files given relative to `root` from `from` to below `to`; throws when one is not below `from`. */
export function copyFiles(
  root: string,
  files: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
): void {
  for (const file of files) {
    if (!file.startsWith(`${from}/`)) throw new Error(`${file} is not below ${from}.`);
    const target = path.join(to, file.slice(from.length + 1));
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.copyFileSync(path.join(root, file), target);
  }
}
