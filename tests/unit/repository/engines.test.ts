/**
 * The oldest Node release that `package.json` allows must be able to install and run every package. Because of the
 * setting in `.npmrc`, npm rejects a Node release if a package doesn't support it.
 */
import fs from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { describe, expect, it } from 'vitest';
import { rootDir } from '@reveal-docs/versions';

interface Lockfile {
  readonly packages: Readonly<
    Record<string, { readonly version?: string; readonly engines?: { readonly node?: string } }>
  >;
}

function read(file: string): string {
  return fs.readFileSync(path.join(rootDir, file), 'utf8');
}

const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };

function refusing({ packages }: Lockfile, node: string): string[] {
  return Object.entries(packages).flatMap(([folder, { version, engines: wanted }]) =>
    wanted?.node === undefined || semver.satisfies(node, wanted.node)
      ? []
      : [`${folder} ${version ?? ''} wants Node ${wanted.node}`],
  );
}

describe('the supported Node versions', () => {
  it('are compared with the requirements of packages', () => {
    const packages = { 'node_modules/a': { version: '1.0.0', engines: { node: '>=22' } } };
    expect(refusing({ packages }, '20.19.0')).toEqual(['node_modules/a 1.0.0 wants Node >=22']);
  });

  it('include the oldest one, which no package refuses', () => {
    const oldest = semver.minVersion(engines.node)?.version ?? '';
    expect(oldest).toBe('20.19.0');
    expect(refusing(JSON.parse(read('package-lock.json')) as Lockfile, oldest)).toEqual([]);
  });

  it('are checked by npm during installation', () => {
    expect(read('.npmrc').split('\n')).toContain('engine-strict=true');
  });
});
