/** What is built of a package: its entries, and modules with the export names that their declarations promise. */
import path from 'node:path';
import { sdkPackage } from '../../versions';
import { readEntries } from './entries';

/** Entries of the SDK that programs may import, as `exports` in a package.json names them. */
const sdkEntries = ['.', './tools', './extensions/datasource'];

/** A published entry: which file runs and which declares it. */
export interface Entry {
  readonly specifier: string;
  readonly file: string;
  readonly types: string;
}

/** The entries that programs may import. Throws when one is missing. */
export function sdkEntryFiles(sdkDir: string): Entry[] {
  const found = readEntries(sdkDir);
  return sdkEntries.map((subpath) => {
    const entry = found.find((candidate) => candidate.subpath === subpath);
    if (entry === undefined) throw new Error(`${sdkDir} has no entry "${subpath}".`);
    return {
      specifier: path.posix.join(sdkPackage, subpath),
      file: path.join(sdkDir, entry.file),
      types: path.join(sdkDir, entry.types),
    };
  });
}

/** An entry module that exports from an ES module the names its declarations promise. */
export function passedExports(file: string, names: readonly string[]): string {
  return `export { ${names.join(', ')} } from ${JSON.stringify(file)};\n`;
}

/** An entry module that gives a CommonJS or UMD file the export names its declarations promise. */
export function namedExports(file: string, names: readonly string[]): string {
  const lines = names.map((name) => `export const ${name} = published.${name};`);
  return `const published = require(${JSON.stringify(file)});\n${lines.join('\n')}\n`;
}
