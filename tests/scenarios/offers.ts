import fs from 'node:fs';
import path from 'node:path';
import type { SdkExports } from '@reveal-docs/runner/sdkManifest';
import { rootDir, type DocsVersion } from '@reveal-docs/versions';

const file = path.join(rootDir, '.generated/sdk/exports.json');
let exported: SdkExports | undefined;

/**
 * Returns whether one of the version's modules exports `name` as a value. The build writes the list of these exports.
 */
export function sdkOffers(version: DocsVersion, name: string): boolean {
  exported ??= JSON.parse(fs.readFileSync(file, 'utf8')) as SdkExports;
  return Object.values(exported[version.folder] ?? {}).some((names) => names.includes(name));
}
