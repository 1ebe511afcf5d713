import path from 'node:path';
import { readJson } from '../../files/readJson';

/** What is read of packages, and of the workspaces that pin them. */
export interface PackageManifest {
  readonly version: string;
  readonly type?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly revealDocs?: {
    readonly adapters?: Readonly<Record<string, string>>;
    /** Modules beside three.js that programs may import, by their whole specifiers. */
    readonly threeAddons?: readonly string[];
  };
}

/** The manifest of the package in a folder. */
export function readManifest(dir: string): PackageManifest {
  return readJson<PackageManifest>(path.join(dir, 'package.json'));
}
