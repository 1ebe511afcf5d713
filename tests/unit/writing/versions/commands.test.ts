import fs from 'node:fs';
import path from 'node:path';
import { rootDir } from '@reveal-docs/versions';
import { expect, it, vi } from 'vitest';
import { contentChecks, verifyContent } from '../../../../src/writing/versions/commands';
import { temporaryFolder, writeFiles } from '../../../fixtures/temporaryFolder';

const dir = temporaryFolder();
const [first, second] = contentChecks;
const appendName =
  "require('fs').appendFileSync('ran.txt', `${require('path').basename(process.argv[1]!)}\\n`);";

it('checks content with scripts that exist', () => {
  expect(contentChecks.filter((script) => !fs.existsSync(path.join(rootDir, script)))).toEqual([]);
});

it('runs each check, and names the one that fails', () => {
  vi.spyOn(console, 'log').mockReturnValue();
  writeFiles(dir, { [first]: appendName, [second]: appendName });
  // Link the packages, so that the scripts run with the repository's own tsx.
  fs.symlinkSync(path.join(rootDir, 'node_modules'), path.join(dir, 'node_modules'), 'junction');
  verifyContent(dir);
  expect(fs.readFileSync(path.join(dir, 'ran.txt'), 'utf8')).toBe('generate.ts\ntypecheck.ts\n');
  writeFiles(dir, { [second]: 'process.exitCode = 1;' });
  expect(() => verifyContent(dir)).toThrow(
    /`npx tsx scripts\/typecheck.ts` failed, so nothing was changed/,
  );
});
