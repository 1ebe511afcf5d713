import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findBrowser, type Machine } from '../../src/run/findBrowser';

function machine(files: readonly string[], more: Partial<Machine> = {}): Machine {
  return {
    platform: 'linux',
    home: '/home/a',
    env: { PATH: '/bin:/usr/bin' },
    exists: (file) => files.includes(file),
    list: (dir) => [
      ...new Set(
        files
          .filter((file) => file.startsWith(`${dir}/`))
          .map((file) => path.relative(dir, file).split('/')[0] ?? ''),
      ),
    ],
    ...more,
  };
}

const cache = '/home/a/.cache/ms-playwright';
const old = `${cache}/chromium-999/chrome-linux/chrome`;
const recent = `${cache}/chromium-1200/chrome-linux64/chrome`;
const edge = '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge';

describe('findBrowser', () => {
  it("prefers Playwright's newest browser", () => {
    expect(findBrowser(machine([old, recent, '/usr/bin/chromium']))).toBe(recent);
  });

  it('finds the browser of the system', () => {
    expect(findBrowser(machine(['/usr/bin/chromium']))).toBe('/usr/bin/chromium');
    expect(findBrowser(machine([edge], { platform: 'darwin' }))).toBe(edge);
  });

  it('uses CHROMIUM_PATH, and refuses one that does not exist', () => {
    const own = machine(['/my/chrome', recent], { env: { CHROMIUM_PATH: '/my/chrome' } });
    expect(findBrowser(own)).toBe('/my/chrome');
    expect(() => findBrowser(machine([recent], { env: { CHROMIUM_PATH: '/none' } }))).toThrow(
      'CHROMIUM_PATH is "/none", which doesn\'t exist. Correct or unset the variable.',
    );
  });

  it('explains how to install a browser if none is found', () => {
    expect(() => findBrowser(machine([]))).toThrow(
      /^No Chromium found\. Install Chrome, or run `npx playwright install [^`]+`, or set CHROMIUM_PATH/,
    );
  });
});
