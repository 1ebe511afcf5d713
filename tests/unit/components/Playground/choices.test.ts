import { describe, expect, it } from 'vitest';
import {
  addressOf,
  newerThan,
  olderThan,
  startOptions,
  versionOptions,
} from '../../../../src/components/Playground/choices';
import type { Draft } from '../../../../src/components/Playground/drafts/draft';
import type {
  ProgramsManifest,
  VersionPrograms,
} from '@reveal-docs/runner/program/programsManifest';

const version = (label: string, interfaceRelease: string): VersionPrograms => ({
  label,
  isLast: label === '4.x',
  release: '4.0.0',
  interfaceRelease,
  project: '',
  examples: { 'cad-basic': { title: 'A model', description: '', file: '', poster: null } },
  templates: { cad: { title: 'CAD model', description: '', files: [] } },
});
const manifest: ProgramsManifest = {
  next: version('Next', '4.1.0'),
  '4.x': version('4.x', '4.0.0'),
  '3.x': version('3.x', '3.3.0'),
};
const draft = (start: Draft['start']): Draft => ({
  id: 'a',
  name: 'A',
  folder: '4.x',
  start,
  files: [],
  foreign: false,
  changed: 0,
});

describe('the choices of the playground', () => {
  it('open what they say', () => {
    expect(addressOf({ type: 'statement', id: 'events/hover' }, '3.x')).toBe(
      '?statement=events%2Fhover&version=3.x',
    );
    expect(addressOf({ type: 'template', kind: 'points' }, '4.x')).toBe(
      '?template=points&version=4.x',
    );
  });

  it('have empty programs and examples of the version', () => {
    const options = startOptions(manifest, draft({ type: 'example', name: 'cad-basic' }));
    expect(options.map(({ label, group }) => [label, group])).toEqual([
      ['CAD model', 'Basic templates'],
      ['A model', 'Examples'],
    ]);
  });

  it('have what the draft began with, also where the version has no such program', () => {
    const [first, ...rest] = startOptions(manifest, draft({ type: 'statement', id: 'a/b' }));
    expect(first).toEqual({ value: '?statement=a%2Fb&version=4.x', label: 'a/b' });
    expect(rest).toHaveLength(2);
    expect(startOptions(manifest, draft({ type: 'example', name: 'gone' }))[0]?.label).toBe(
      'Program from another version',
    );
    expect(
      startOptions(manifest, { ...draft({ type: 'example', name: 'x' }), folder: 'no' }),
    ).toEqual([]);
  });

  it('name versions with the interface that programs have there', () => {
    expect(versionOptions(manifest).map(({ label }) => label)).toEqual([
      'Next: 4.1.0',
      '4.x: 4.0.0',
      '3.x: 3.3.0',
    ]);
  });

  it('know what is older and newer; nothing of a version that is gone', () => {
    expect(olderThan(manifest, '4.x')).toEqual(['3.x']);
    expect(newerThan(manifest, '4.x')).toEqual(['next']);
    expect(newerThan(manifest, '2.x')).toEqual([]);
  });
});
