import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { engineLimits, parseLimits, type EngineLimit } from '../../../src/engines/limits';
import { rootDir } from '@reveal-docs/versions';

const folder = path.join(rootDir, 'tests/e2e');

/**
 * Patterns for tests of the isolation between programs and the page. The list of engine limits must not exclude these
 * tests.
 */
const isolation = [
  /^attacks\//,
  /^security\.spec\.ts/,
  /^frame\.requests\.spec\.ts/,
  /^frame\.spec\.ts( › a program|$)/,
  /^exampleProject\.spec\.ts( › (draws the reader|foreign code|a shared link)|$)/,
];

function excusesIsolation(test: string): boolean {
  return isolation.some((pattern) => pattern.test(test));
}

/**
 * Returns patterns that match the titles of tests and groups in a file. A template expression in a title matches any
 * text.
 */
function titlesIn(source: string): RegExp[] {
  const calls = /\btest(?:\.describe)?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs;
  return [...source.matchAll(calls)].map(([, , title = '']) => {
    const parts = title.split(/\$\{[^}]*\}/).map((part) => part.replaceAll(/\\(.)/g, '$1'));
    const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${escaped.join('.+')}$`);
  });
}

/**
 * Returns the parts of a limit's test name that aren't titles in the test's file. If the file doesn't exist, returns
 * the file's name.
 */
function missing(test: string): string[] {
  const [file = '', ...names] = test.split(' › ');
  const place = path.join(folder, file);
  if (!fs.existsSync(place)) return [file];
  const titles = titlesIn(fs.readFileSync(place, 'utf8'));
  return names.filter((name) => !titles.some((title) => title.test(name)));
}

describe('the listed limits of engines', () => {
  const ofFirefox = engineLimits
    .filter(({ engine }) => engine === 'firefox')
    .flatMap(({ tests }) => tests);
  it.each(ofFirefox)('for Firefox, %s: exists, and isn’t an isolation test', (test) => {
    expect(missing(test)).toEqual([]);
    expect(excusesIsolation(test)).toBe(false);
  });

  it('are each listed once', () => {
    const names = engineLimits.flatMap(({ engine, tests }) =>
      tests.map((test) => `${engine} ${test}`),
    );
    expect(names).toEqual([...new Set(names)]);
  });

  it('have a text for readers if they are limits of the engine', () => {
    const silent = engineLimits.filter(
      ({ kind, forReaders }) => kind === 'engine' && forReaders === undefined,
    );
    expect(silent).toEqual([]);
  });
});

describe('the check', () => {
  it('finds a missing test', () => {
    expect(missing('nothing.spec.ts')).toEqual(['nothing.spec.ts']);
    expect(missing('theme.spec.ts › color mode › is gone')).toEqual(['is gone']);
    expect(missing('theme.spec.ts › color mode')).toEqual([]);
  });

  it.each([
    'attacks/frame.spec.ts',
    'attacks/floods.spec.ts › any of them',
    'security.spec.ts › one',
    'frame.spec.ts',
    'frame.spec.ts › a program › reaches neither storage, cookies nor DOM of the site, nor any other host',
  ])('refuses to excuse %s', (test) => {
    expect(excusesIsolation(test)).toBe(true);
  });
});

describe('a limit', () => {
  const limit: EngineLimit = {
    engine: 'webkit',
    tests: ['theme: follows the system'],
    kind: 'tooling',
    reason: 'The driver cannot change it.',
  };

  it('is accepted', () => expect(parseLimits([limit])).toEqual([limit]));

  it.each([
    'frame: a program reaches neither storage, cookies nor DOM of the site, nor any other host',
    'attacks: links reach none',
    'the sandbox holds',
    'policy: nothing violates it',
  ])('can’t be for an isolation test: %s', (test) => {
    expect(() => parseLimits([{ ...limit, tests: [test] }])).toThrow(/isolation/);
  });

  it.each([
    { ...limit, engine: 'opera' },
    { ...limit, reason: undefined },
    { ...limit, reason: 'No full stop' },
    { ...limit, kind: 'slow' },
    { ...limit, tests: [] },
    { ...limit, owner: 'me' },
  ])('is refused if it’s invalid: %o', (wrong) => {
    expect(() => parseLimits([wrong])).toThrow();
  });
});
