import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { rootDir } from '@reveal-docs/versions';
import { scriptArgs } from '../../../../scripts/helpers/run';

it('reports an unknown option in one line', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    scriptArgs('scripts/testAll.ts', '--lists'),
    { cwd: rootDir, encoding: 'utf8' },
  );
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^Unknown option '--lists'.*\n$/);
});
