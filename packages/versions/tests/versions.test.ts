import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  type DocsVersion,
  readVersions,
  resolvePackageDir,
  resolveSdkDir,
  rootDir,
  selectVersions,
} from '../src';
import { temporaryFolder, writeFiles } from '../../../tests/fixtures/temporaryFolder';

const folder = temporaryFolder();
let sites = 0;

function workspace(release: string | undefined, revealDocs: object = {}): object {
  return {
    ...(release === undefined ? {} : { dependencies: { '@cognite/reveal': release } }),
    revealDocs: { api: { layout: 'flat', entryPoints: {} }, ...revealDocs },
  };
}

/** Creates a repository with 9.x, 8.x, and the unreleased version. `files` adds or replaces files. */
function makeRoot(files: Record<string, object> = {}): string {
  const root = path.join(folder, String((sites += 1)));
  writeFiles(root, {
    'versions.json': ['9.x', '8.x'],
    'examples/next/package.json': workspace('10.0.0'),
    'examples/9.x/package.json': workspace('9.1.2'),
    'examples/8.x/package.json': workspace('8.5.0', {
      interface: '7.0.0',
      client: 'other-client',
    }),
    ...files,
  });
  return root;
}

function versionOf(root: string, name: string): DocsVersion {
  const found = readVersions(root).find((version) => version.name === name);
  if (found === undefined) throw new Error(`no version ${name}`);
  return found;
}

describe('readVersions', () => {
  it('lists Next first, then the others in the order of versions.json', () => {
    const described = readVersions(makeRoot()).map(
      ({ name, folder, label, isLast, routePath, release, interfaceRelease, clientPackage }) =>
        [name, folder, label, isLast, routePath, release, interfaceRelease, clientPackage] as const,
    );
    expect(described).toEqual([
      ['current', 'next', 'Next', false, 'docs/next', '10.0.0', '10.0.0', '@cognite/sdk'],
      ['9.x', '9.x', '9.x', true, 'docs', '9.1.2', '9.1.2', '@cognite/sdk'],
      ['8.x', '8.x', '8.x', false, 'docs/8.x', '8.5.0', '7.0.0', 'other-client'],
    ]);
  });

  it('returns the folders of pages and workspaces', () => {
    const root = makeRoot();
    expect(versionOf(root, 'current').contentDir).toBe(path.join(root, 'docs'));
    expect(versionOf(root, '8.x').contentDir).toBe(path.join(root, 'versioned_docs/version-8.x'));
    expect(versionOf(root, '8.x').workspaceDir).toBe(path.join(root, 'examples/8.x'));
  });

  it('reports a missing workspace and how to correct it', () => {
    const root = makeRoot({ 'versions.json': ['9.x', '7.x'] });
    expect(() => readVersions(root)).toThrow(
      'Version "7.x" has no workspace: examples/7.x/package.json is missing. Add the workspace, or remove "7.x" from versions.json.',
    );
  });

  it.each(['^9.1.2', '~9.1.2', '9', '9.1', 'latest', '9.1.2 || 9.2.0', '9.1.x', undefined])(
    'refuses the pin %s, which isn’t one exact release',
    (release) => {
      const root = makeRoot({ 'examples/9.x/package.json': workspace(release) });
      expect(() => readVersions(root)).toThrow(
        /^examples\/9\.x\/package\.json does not pin @cognite\/reveal to one exact release/,
      );
    },
  );

  it('accepts a prerelease as a pin', () => {
    const root = makeRoot({ 'examples/next/package.json': workspace('10.0.0-beta.1') });
    expect(versionOf(root, 'current').release).toBe('10.0.0-beta.1');
  });

  it('reads the release of a local build from its workspace', () => {
    const pinned = { dependencies: { '@cognite/reveal': 'file:vendor/sdk.tgz' } };
    const { revealDocs } = workspace('10.0.0', { release: '10.1.0-local' }) as {
      revealDocs: object;
    };
    const root = makeRoot({ 'examples/next/package.json': { ...pinned, revealDocs } });
    expect(versionOf(root, 'current').release).toBe('10.1.0-local');
    const unsaid = makeRoot({
      'examples/next/package.json': { ...pinned, ...(workspace(undefined) as object) },
    });
    expect(() => readVersions(unsaid)).toThrow('does not pin @cognite/reveal');
  });

  it('names a file with invalid JSON', () => {
    const root = makeRoot();
    writeFiles(root, { 'versions.json': '["9.x",]' });
    expect(() => readVersions(root)).toThrow(`${path.join(root, 'versions.json')} is not JSON: `);
  });

  it('throws if a workspace doesn’t describe its API', () => {
    const root = makeRoot({
      'examples/9.x/package.json': { dependencies: { '@cognite/reveal': '9.1.2' } },
    });
    expect(() => readVersions(root)).toThrow('examples/9.x/package.json has no "revealDocs.api"');
  });
});

describe('selectVersions', () => {
  const versions = readVersions(makeRoot());
  const namesOf = (selection: string | undefined): string[] =>
    selectVersions(versions, selection).map(({ name }) => name);

  it.each([undefined, '', '  '])('returns all versions for %j', (selection) => {
    expect(namesOf(selection)).toEqual(['current', '9.x', '8.x']);
  });

  it('accepts folders and names, and returns them in the site’s order', () => {
    expect(namesOf('8.x, next')).toEqual(['current', '8.x']);
    expect(namesOf('current')).toEqual(['current']);
  });

  it('lists unknown and existing versions in the error', () => {
    expect(() => namesOf('9.x,5.x,6.x')).toThrow(
      'DOCS_VERSIONS contains unknown versions: "5.x", "6.x". Use one or more of: next, 9.x, 8.x.',
    );
  });

  it.each([',', '9.x,', ' , '])('refuses an empty name in %j', (selection) => {
    expect(() => namesOf(selection)).toThrow('DOCS_VERSIONS contains unknown versions: ""');
  });
});

describe('installed packages', () => {
  const sdk = (version: string): object => ({ name: '@cognite/reveal', version });

  it('are found in the workspace before the root', () => {
    const root = makeRoot({
      'node_modules/@cognite/reveal/package.json': sdk('10.0.0'),
      'examples/9.x/node_modules/@cognite/reveal/package.json': sdk('9.1.2'),
    });
    expect(resolveSdkDir(versionOf(root, 'current'))).toBe(
      path.join(root, 'node_modules/@cognite/reveal'),
    );
    expect(resolveSdkDir(versionOf(root, '9.x'))).toBe(
      path.join(root, 'examples/9.x/node_modules/@cognite/reveal'),
    );
  });

  it('must be installed: throws if the pinned SDK is missing', () => {
    expect(() => resolveSdkDir(versionOf(makeRoot(), '9.x'))).toThrow(
      /^@cognite\/reveal is not installed for .*examples\/9\.x\. Run `npm ci`\.$/,
    );
  });

  it('must match the pin: throws for another release', () => {
    const root = makeRoot({ 'node_modules/@cognite/reveal/package.json': sdk('10.0.1') });
    expect(() => resolveSdkDir(versionOf(root, 'current'))).toThrow(
      'examples/next/package.json pins @cognite/reveal 10.0.0, but 10.0.1 is installed. Run `npm ci`.',
    );
  });

  it('don’t include folders without a package.json', () => {
    const root = makeRoot();
    fs.mkdirSync(path.join(root, 'examples/9.x/node_modules/three'), { recursive: true });
    expect(() => resolvePackageDir('three', path.join(root, 'examples/9.x'))).toThrow(
      'three is not installed',
    );
  });

  it.each(readVersions())('have release $release for $label of this repository', (version) => {
    const manifest = path.join(resolveSdkDir(version), 'package.json');
    expect(manifest.startsWith(rootDir)).toBe(true);
    expect(JSON.parse(fs.readFileSync(manifest, 'utf8'))).toMatchObject({
      name: '@cognite/reveal',
      version: version.release,
    });
  });
});
