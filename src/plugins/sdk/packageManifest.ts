import path from 'node:path';
import { readJson } from '@reveal-docs/shared/readJson';

/** The parts of a package.json in use, for packages and for the workspaces that pin them. */
export interface PackageManifest {
  readonly version: string;
  readonly type?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly revealDocs?: {
    readonly adapters?: Readonly<Record<string, string>>;
    /** Modules, other than three.js, that programs can import, by full specifier. */
    readonly threeAddons?: readonly string[];
  };
}

/** Reads the manifest of the package in a folder. */
export function readManifest(dir: string): PackageManifest {
  return readJson<PackageManifest>(path.join(dir, 'package.json'));
}
