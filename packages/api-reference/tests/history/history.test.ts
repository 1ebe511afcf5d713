import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { KnownMoves } from '../../src/changes/compare';
import type { Signature } from '../../src/changes/signatures';
import type { Surface } from '../../src/changes/surface';
import { readHistory, readSteps, stepsOf } from '../../src/history/generate';
import { checkExact, historyOf, withDeprecations } from '../../src/history/history';
import { renderStep, stepPage, symbolAnchor } from '../../src/history/page';
import {
  compareReleases,
  packRelease,
  readReleases,
  releasesDir,
  unpackRelease,
  type RecordedRelease,
} from '../../src/history/releases';
import { buildSteps, movesBetween } from '../../src/history/steps';
import { readVersions } from '@reveal-docs/versions';

const noMoves: KnownMoves = { renamed: {}, instead: {}, newTypeArguments: [] };

function signature(text: string, isDeprecated = false): Signature {
  return { overloads: [{ text, key: text.replace('name: ', ': ') }], isDeprecated };
}

function cls(members: Record<string, Signature>, isDeprecated = false): Surface[string] {
  return { kind: 'class', module: '@cognite/reveal', isDeprecated, members };
}

function release(name: string, surface: Surface): RecordedRelease {
  return { release: name, source: 'test', surface };
}

const first = release('1.0.0', {
  Old: cls({ f: signature('f(name: string)'), g: signature('g()') }),
});
const second = release('1.4.0', {
  Fresh: cls({ f: signature('f(name: string)'), h: signature('h()', false) }),
  Extra: cls({}),
});
const third = release('2.0.0', {
  Fresh: cls({ f: signature('f(name: number)'), h: signature('h()', true) }),
});
const moves: KnownMoves = { ...noMoves, renamed: { Old: 'Fresh' } };
const steps = buildSteps([first, second, third], moves);

describe('recorded releases', () => {
  it('are the same after packing and unpacking', () => {
    const recorded = release('1.0.0', {
      A: cls({ f: signature('f(name: string)', true), constructor: signature('constructor()') }),
      T: {
        kind: 'type',
        module: 'm',
        isDeprecated: true,
        signature: signature('A | B'),
        members: {},
      },
    });
    expect(unpackRelease(packRelease(recorded))).toEqual(recorded);
  });

  it('are sorted by their version numbers', () => {
    expect(['4.29.0', '4.8.0', '3.3.0', '4.8'].sort(compareReleases)).toEqual([
      '3.3.0',
      '4.8.0',
      '4.8',
      '4.29.0',
    ]);
    expect(compareReleases('4.30.0-local', '4.29.0')).toBeGreaterThan(0);
  });

  it('exist for each file, with its name, sorted by version number', () => {
    const files = fs.readdirSync(releasesDir).map((file) => path.basename(file, '.json'));
    const recorded = readReleases().map(({ release }) => release);
    expect([...recorded].sort()).toEqual(files.sort());
    for (const [index, release] of recorded.slice(1).entries()) {
      expect(compareReleases(recorded[index] ?? '', release)).toBeLessThan(0);
    }
  });

  it('include the release of each released version', () => {
    const recorded = readReleases().map(({ release }) => release);
    const released = readVersions().filter(({ name }) => name !== 'current');
    expect(recorded).toEqual(
      expect.arrayContaining(released.map(({ interfaceRelease }) => interfaceRelease)),
    );
  });
});

describe('steps', () => {
  it('contain the known moves that apply to them', () => {
    expect(movesBetween(first.surface, second.surface, moves).renamed).toEqual({ Old: 'Fresh' });
    expect(movesBetween(second.surface, third.surface, moves).renamed).toEqual({});
    const gone = { ...noMoves, instead: { 'Old.*': 'x', Extra: 'Use `Fresh`.' } };
    expect(movesBetween(second.surface, third.surface, gone).instead).toEqual({
      Extra: 'Use `Fresh`.',
    });
  });

  it('name the module of a new symbol', () => {
    expect(steps[0]?.moduleOf).toEqual({ Extra: '@cognite/reveal' });
  });
});

describe('historyOf', () => {
  it('returns the events of a name, under its current name', () => {
    expect(historyOf(steps, '2.0.0')).toEqual({
      Fresh: [{ type: 'renamed', after: '1.0.0', by: '1.4.0', name: 'Fresh', otherName: 'Old' }],
      'Fresh.h': [
        { type: 'added', after: '1.0.0', by: '1.4.0', name: 'Fresh.h' },
        { type: 'deprecated', after: '1.4.0', by: '2.0.0', name: 'Fresh.h' },
      ],
      'Fresh.f': [{ type: 'changed', after: '1.4.0', by: '2.0.0', name: 'Fresh.f' }],
    });
  });

  it('returns later changes for an older version, under its name in that version', () => {
    const span = { after: '1.0.0', by: '1.4.0' };
    const history = historyOf(steps, '1.0.0');
    expect(history['Old']).toEqual([
      { ...span, type: 'renamed', name: 'Fresh', otherName: 'Fresh', isLater: true },
    ]);
    expect(history['Old.g']).toEqual([
      { ...span, type: 'removed', name: 'Fresh.g', isLater: true },
    ]);
    expect(history).not.toHaveProperty('Extra');
    expect(history).not.toHaveProperty(['Old.h']);
  });

  it('includes the exact release if it’s known', () => {
    const [event] = historyOf(steps, '2.0.0', { 'Fresh.h': '1.2' })['Fresh.h'] ?? [];
    expect(event).toMatchObject({ type: 'added', after: '1.0.0', by: '1.4.0', exact: '1.2' });
  });

  it('refuses an exact release outside the step, or for a name that the step doesn’t add', () => {
    expect(checkExact(steps, { 'Fresh.h': '1.4.0', Extra: '1.1' })).toEqual([]);
    expect(checkExact(steps, { 'Fresh.h': '1.5' })).toHaveLength(1);
    expect(checkExact(steps, { 'Fresh.f': '1.2' })).toHaveLength(1);
  });
});

describe('pages about changes', () => {
  const links = { now: (name: string) => `/now/${name}`, before: (name: string) => `/old/${name}` };

  it('link old names to the old version and new names to the new one', () => {
    const page = renderStep(steps[0] as (typeof steps)[number], links);
    expect(page).toContain('| [`Old`](/old/Old) | [`Fresh`](/now/Fresh) |');
    expect(page).toContain('- Removed: [`g`](/old/Old.g)');
    expect(page).toContain(
      '- Removed: 1 member\n- Renamed: 1 symbol\n- New: 1 symbol and 1 member\n\n',
    );
    expect(page).toContain('- From `@cognite/reveal`: [`Extra`](/now/Extra)');
    expect(page).toContain(`### Fresh {#${symbolAnchor('Fresh')}}`);
  });

  it('list what can break a program before what’s new', () => {
    const page = renderStep(steps[0] as (typeof steps)[number], links);
    const starts = ['## Renamed', '### Fresh', '- Removed: [`g`]', '- New: [', '## New'];
    const places = starts.map((start) => page.indexOf(`\n${start}`));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it.each(readVersions())('$label has a page for each step that led to it', (version) => {
    const dir = path.join(version.contentDir, 'api/changes');
    const written = fs.existsSync(dir) ? fs.readdirSync(dir).sort() : [];
    const expected = stepsOf(version, readSteps()).map((step) => path.basename(stepPage(step)));
    expect(written).toEqual(expected.map((name) => `${name}.md`).sort());
  });

  it('each event of each version links to an existing section', () => {
    const all = readVersions();
    const missing = all.flatMap(({ folder }) =>
      Object.entries(readHistory(folder)).flatMap(([name, events]) =>
        events.flatMap(({ url = '' }) => {
          const [route = '', anchor] = url.split('#');
          const home = all.find(({ routePath }) => route.startsWith(`/${routePath}/api/changes/`));
          const file =
            home && path.join(home.contentDir, `${route.slice(home.routePath.length + 2)}.md`);
          const exists =
            file !== undefined &&
            anchor !== undefined &&
            fs.readFileSync(file, 'utf8').includes(`{#${anchor}}`);
          return exists ? [] : [`${folder} ${name} ${url}`];
        }),
      ),
    );
    expect(missing).toEqual([]);
  });
});

describe('deprecations', () => {
  it('have a replacement, and additions have their exact release', () => {
    const history = withDeprecations(historyOf(steps, '2.0.0', { 'Fresh.h': '1.2' }), {
      isStill: () => true,
      instead: { 'Fresh.h': '`k()`' },
    });
    expect(history['Fresh.h']).toEqual([
      { type: 'added', after: '1.0.0', by: '1.4.0', name: 'Fresh.h', exact: '1.2' },
      { type: 'deprecated', after: '1.4.0', by: '2.0.0', name: 'Fresh.h', instead: '`k()`' },
    ]);
  });

  it('that were reverted are omitted', () => {
    const history = withDeprecations(historyOf(steps, '2.0.0'), {
      isStill: (name) => name !== 'Fresh.h',
      instead: {},
    });
    expect(history['Fresh.h']?.map(({ type }) => type)).not.toContain('deprecated');
  });
});
