import path from 'node:path';
import { sdkPackage } from '@reveal-docs/versions';
import { readEntries } from './entries';

/** Entry points of the SDK that programs can import, as named in the `exports` field of package.json. */
const sdkEntries = ['.', './tools', './extensions/datasource'];

export interface Entry {
  readonly specifier: string;
  readonly file: string;
  readonly types: string;
}

/** Returns the entry points that programs can import. Throws if one is missing. */
export function sdkEntryFiles(sdkDir: string): Entry[] {
  const found = readEntries(sdkDir);
  return sdkEntries.map((subpath) => {
    const entry = found.find((candidate) => candidate.subpath === subpath);
    if (entry === undefined) throw new Error(`${sdkDir} has no entry point "${subpath}".`);
    return {
      specifier: path.posix.join(sdkPackage, subpath),
      file: path.join(sdkDir, entry.file),
      types: path.join(sdkDir, entry.types),
    };
  });
}

/** Returns the source of an entry module that re-exports `names` from an ES module. */
export function passedExports(file: string, names: readonly string[]): string {
  return `export { ${names.join(', ')} } from ${JSON.stringify(file)};\n`;
}

/** Returns the source of an entry module that exports `names` from a CommonJS or UMD file. */
export function namedExports(file: string, names: readonly string[]): string {
  const lines = names.map((name) => `export const ${name} = published.${name};`);
  return `const published = require(${JSON.stringify(file)});\n${lines.join('\n')}\n`;
}
