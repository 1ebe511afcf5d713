import { describe, expect, it, test } from 'vitest';
import fs from 'node:fs';
import path from 'node:path';
import { judgePart, lastWords } from '../../../scripts/helpers/parts';
import { run } from '../../../scripts/helpers/run';
import { parts } from '../../../scripts/test';
import { longFiles } from '../../../scripts/testLong';
import { rootDir } from '../../../src/versions';

const part = { name: 'lint', budget: 40 };

describe('the time of a part', () => {
  test.each([
    [30, true, 'lint: passed in 30 s of 40 s'],
    [59, true, 'lint: passed in 59 s of 40 s: over its budget'],
    [61, false, 'lint: passed in 61 s of 40 s: FAILED, more than 1.5 times its budget'],
  ])('%i seconds', (seconds, passed, line) => {
    expect(judgePart(part, true, seconds)).toEqual({ passed, line });
  });

  test('what failed has failed however quick it was', () => {
    expect(judgePart(part, false, 1)).toEqual({
      passed: false,
      line: 'lint: FAILED in 1 s of 40 s',
    });
  });
});

describe('what a part said when it failed', () => {
  test('its end is repeated, without empty lines', () => {
    const said = Array.from({ length: 100 }, (_, index) => `line ${index}\n\n`).join('');
    expect(lastWords(said).at(0)).toBe('    line 70');
    expect(lastWords(said).at(-1)).toBe('    line 99');
  });

  test('is heard while it is printed, errors too', async () => {
    let said = '';
    const heard = (text: string) => (said += text);
    const print = "process.stdout.write('out'); process.stderr.write('error')";
    expect(await run(process.execPath, ['-e', print], { heard })).toBe(0);
    expect(said).toContain('out');
    expect(said).toContain('error');
  });
});

test('`npm test` has an hour', () => {
  expect(parts.reduce((total, { budget }) => total + budget, 0)).toBeLessThanOrEqual(60 * 60);
});

describe('the long tests', () => {
  it('have a part for each file that has one', () => {
    const dir = path.join(rootDir, 'tests/e2e');
    const files = fs
      .readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.spec.ts'))
      .filter((file) => fs.readFileSync(path.join(dir, file), 'utf8').includes('@long'));
    expect(longFiles.map(({ file }) => file as string).sort()).toEqual(files.sort());
  });

  it('give the gate in the cut copy what its parts take here, and a quarter more', () => {
    const own = parts.filter(
      ({ name }) => !['browser', 'engines', 'firefox', 'webkit', 'writing'].includes(name),
    );
    const budget = longFiles.find(({ file }) => file === 'cutGate.spec.ts')?.budget;
    const sum = own.reduce((total, part) => total + part.budget, 0);
    expect(budget).toBeGreaterThanOrEqual(1.25 * sum);
  });
});
