import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { readJson } from '@reveal-docs/shared/readJson';
import {
  proveStarters,
  sdkOfWorkspace,
  withPins,
  type StartersMove,
} from '../../../../src/writing/sdkNext/starters';
import { temporaryFolder, writeFiles } from '../../../fixtures/temporaryFolder';

const pins = {
  '@cognite/reveal': '4.30.0',
  '@cognite/sdk': '10.6.0',
  '@types/three': '0.181.0',
  three: '0.181.0',
  'lil-gui': '0.21.0',
};
const manifest = {
  name: 'one',
  dependencies: { '@cognite/reveal': '4.29.0', three: '0.180.0', vue: '3.5.0' },
  devDependencies: { '@types/three': '0.180.0', vite: '8.0.0' },
};

const dir = temporaryFolder();
let root = '';
let count = 0;
let asked: { args: readonly string[]; cwd: string }[] = [];

beforeEach(() => {
  root = path.join(dir, String((count += 1)));
  asked = [];
  for (const name of ['one', 'two']) {
    writeFiles(root, {
      [`starters/${name}/package.json`]: { ...manifest, name },
      [`starters/${name}/src/view.ts`]: 'export {};\n',
      [`starters/${name}/node_modules/three/index.js`]: '',
    });
  }
});

function move(changes: Partial<StartersMove>): StartersMove {
  return {
    root,
    workDir: path.join(root, 'work'),
    inPlace: false,
    pins,
    tarball: undefined,
    npm: (args, cwd) => {
      asked.push({ args, cwd });
      return '';
    },
    prove: async () => '1.9 MB of scripts',
    ...changes,
  };
}

const manifestOf = (folder: string) =>
  readJson<typeof manifest>(path.join(root, folder, 'package.json'));

describe('withPins', () => {
  it('updates the SDK and related packages, and adds none', () => {
    expect(withPins(manifest, pins)).toEqual({
      name: 'one',
      dependencies: { '@cognite/reveal': '4.30.0', three: '0.181.0', vue: '3.5.0' },
      devDependencies: { '@types/three': '0.181.0', vite: '8.0.0' },
    });
    expect(withPins({ dependencies: { three: '0.180.0' } }, {})).toEqual({
      dependencies: { three: '0.180.0' },
    });
  });
});

describe('proveStarters', () => {
  it('tests copies with the new SDK, without changing the starters', async () => {
    const proved: string[] = [];
    const prove = async (folder: string) => {
      proved.push(path.relative(root, folder));
      expect(fs.existsSync(path.join(folder, 'src/view.ts'))).toBe(true);
      expect(fs.existsSync(path.join(folder, 'node_modules'))).toBe(false);
      return '1.9 MB of scripts';
    };
    expect(await proveStarters(move({ prove }))).toEqual([
      'one: passed, 1.9 MB of scripts',
      'two: passed, 1.9 MB of scripts',
    ]);
    expect(proved).toEqual(['work/one', 'work/two']);
    expect(manifestOf('work/two').dependencies['@cognite/reveal']).toBe('4.30.0');
    expect(manifestOf('starters/two')).toEqual({ ...manifest, name: 'two' });
    expect(asked.map(({ args }) => args[1])).toEqual([
      '--package-lock-only',
      '--package-lock-only',
    ]);
    expect(asked.map(({ cwd }) => path.relative(root, cwd))).toEqual(proved);
  });

  it('reports a starter that fails, and continues', async () => {
    const prove = async (folder: string) => {
      if (folder.endsWith('one')) throw new Error('401 and Retry: no picture\nA console line');
      return 'fine';
    };
    expect(await proveStarters(move({ prove }))).toEqual([
      'one: 401 and Retry: no picture',
      '  A console line',
      'two: passed, fine',
    ]);
  });

  it('copies a local build to the copies, and refuses to update starters with it', async () => {
    writeFiles(root, {
      'examples/next/package.json': {
        dependencies: { ...pins, '@cognite/reveal': 'file:vendor/reveal-5.0.0.tgz' },
      },
      'examples/next/vendor/reveal-5.0.0.tgz': 'a build',
    });
    const sdk = sdkOfWorkspace(path.join(root, 'examples/next'));
    await proveStarters(move(sdk));
    expect(manifestOf('work/one').dependencies['@cognite/reveal']).toBe(
      'file:vendor/reveal-5.0.0.tgz',
    );
    expect(fs.readFileSync(path.join(root, 'work/one/vendor/reveal-5.0.0.tgz'), 'utf8')).toBe(
      'a build',
    );
    await expect(proveStarters(move({ ...sdk, inPlace: true }))).rejects.toThrow(
      /readers install starters from npm/,
    );
    expect(manifestOf('starters/one').dependencies['@cognite/reveal']).toBe('4.29.0');
  });

  it('updates the starters only on request', async () => {
    await proveStarters(move({ inPlace: true }));
    expect(manifestOf('starters/one').dependencies['@cognite/reveal']).toBe('4.30.0');
    expect(fs.existsSync(path.join(root, 'work'))).toBe(false);
  });
});
