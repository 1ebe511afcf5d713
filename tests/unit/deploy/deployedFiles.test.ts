import { describe, expect, it } from 'vitest';
import {
  hasHash,
  keptDays,
  parseDeployedFiles,
  planKept,
  type DeployedFiles,
} from '../../../deploy/deployedFiles';

const hash = (letter: string): string => letter.repeat(64);
const day = 86_400_000;
const now = new Date('2026-05-31T12:00:00.000Z');
const before = (days: number): string => new Date(now.getTime() - days * day).toISOString();

const former: DeployedFiles = {
  built: before(90),
  files: { 'assets/js/main.aaaaaaaa.js': hash('a'), 'assets/js/bbbbbbbb.js': hash('b') },
  kept: [
    { replaced: before(keptDays - 1), files: { 'assets/js/cccccccc.js': hash('c') } },
    { replaced: before(keptDays + 1), files: { 'assets/js/dddddddd.js': hash('d') } },
  ],
};

it.each([
  ['assets/js/main.1b8514bb.js', true],
  ['assets/js/1b8514bb.js', true],
  ['assets/js/1b8514bb.js.LICENSE.txt', true],
  ['assets/images/a-7fbe5fbca3e0a7212f82222c686a5f57.webp', true],
  ['frame/types/2.x.bd3448d5438d.bin', true],
  ['demo/cfed450a1d6e/tables/events.json', true],
  ['demo/tables/events.json', false],
  ['assets/js/main.js', false],
  ['sdk/three-0.141.0.js', false],
  ['assets/cfed450a1d6e/main.js', false],
])('%s has a hash: %s', (file, has) => {
  expect(hasHash(file)).toBe(has);
});

describe('planKept', () => {
  it('lists files that are missing from this build, with the first build that lacked them', () => {
    const plan = planKept(former, { 'assets/js/bbbbbbbb.js': hash('b') }, now);
    expect(plan).toEqual({
      changed: [],
      kept: [
        { replaced: now.toISOString(), files: { 'assets/js/main.aaaaaaaa.js': hash('a') } },
        { replaced: before(keptDays - 1), files: { 'assets/js/cccccccc.js': hash('c') } },
      ],
    });
  });

  it('lists a file once, and a wrong clock doesn’t extend its time', () => {
    const { kept } = planKept(
      {
        built: before(-9),
        files: { 'assets/js/cccccccc.js': hash('c') },
        kept: [
          { replaced: before(-5), files: { 'assets/js/eeeeeeee.js': hash('e') } },
          { replaced: before(2), files: { 'assets/js/cccccccc.js': hash('c') } },
        ],
      },
      {},
      now,
    );
    expect(kept).toEqual([
      { replaced: now.toISOString(), files: { 'assets/js/cccccccc.js': hash('c') } },
      { replaced: now.toISOString(), files: { 'assets/js/eeeeeeee.js': hash('e') } },
    ]);
  });

  it('reports files whose content changed under the same name, however old', () => {
    const own = { 'assets/js/bbbbbbbb.js': hash('1'), 'assets/js/dddddddd.js': hash('2') };
    expect(planKept(former, own, now).changed).toEqual([
      'assets/js/bbbbbbbb.js',
      'assets/js/dddddddd.js',
    ]);
  });
});

describe('a list of deployed files', () => {
  it('is the same after writing and reading', () => {
    expect(parseDeployedFiles(JSON.stringify(former))).toEqual(former);
  });

  it.each([
    ['{"built":', /isn't JSON/],
    ['[]', /./],
    [JSON.stringify({ ...former, built: 'yesterday' }), /built/],
    [JSON.stringify({ ...former, files: { '../../etc/a.aaaaaaaa.js': hash('a') } }), /files/],
    [JSON.stringify({ ...former, files: { 'assets/../a.aaaaaaaa.js': hash('a') } }), /files/],
    [JSON.stringify({ ...former, files: { 'docs/a.aaaaaaaa.html': hash('a') } }), /files/],
    [JSON.stringify({ ...former, files: { 'assets/js/a.js': hash('a') } }), /files/],
    [JSON.stringify({ ...former, files: { 'assets/js/a.aaaaaaaa.js': 'short' } }), /files/],
  ])('is refused if it’s invalid: %s', (text, words) => {
    expect(() => parseDeployedFiles(text)).toThrow(words);
  });
});
