import path from 'node:path';
import { readJson } from '@reveal-docs/shared/readJson';

/** The package.json fields that this site reads, both in packages and in the workspaces that pin them. */
export interface PackageManifest {
  readonly version: string;
  readonly type?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly revealDocs?: {
    readonly adapters?: Readonly<Record<string, string>>;
    /** Full specifiers of modules that programs can import in addition to three.js itself. */
    readonly threeAddons?: readonly string[];
  };
}

/** Reads the manifest of the package in a folder. */
export function readManifest(dir: string): PackageManifest {
  return readJson<PackageManifest>(path.join(dir, 'package.json'));
}
