/**
 * Replaces `tslib` with the only helper that `@docusaurus/utils-common` calls in the browser. The package imports all
 * of `tslib` as `tslib_1`, so bundlers can't determine which helpers the package calls.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const helper = '__importDefault';

/** Source of the module that replaces the package. */
export const helperSource = `export const ${helper} = (module) => (module?.__esModule ? module : { default: module });
`;

/** Returns whether code calls only this helper of the package. Pure. */
export function callsOnlyHelper(source: string): boolean {
  return [...source.matchAll(/\btslib_1\.(\w+)/g)].every(([, name]) => name === helper);
}

/** Returns the folder of the scripts that import the package, or undefined if they also call other helpers. */
export function findCallers(siteDir: string): string | undefined {
  const { resolve } = createRequire(path.join(siteDir, 'package.json'));
  const dir = path.dirname(resolve('@docusaurus/utils-common'));
  const scripts = fs.readdirSync(dir).filter((file) => file.endsWith('.js'));
  const isKnown = (file: string) => callsOnlyHelper(fs.readFileSync(path.join(dir, file), 'utf8'));
  return scripts.every(isKnown) ? dir : undefined;
}
