import { describe, expect, it } from 'vitest';
import {
  addressOf,
  newerThan,
  olderThan,
  posterOf,
  startOptions,
  versionOptions,
} from '../../../../src/components/Playground/choices';
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
  examples: {
    'cad-basic': { title: 'A model', description: '', file: '', poster: 'cad-basic.webp' },
  },
  templates: { cad: { title: 'CAD model', description: '', files: [] } },
});
const manifest: ProgramsManifest = {
  next: version('Next', '4.1.0'),
  '4.x': version('4.x', '4.0.0'),
  '3.x': version('3.x', '3.3.0'),
};
describe('the choices of the playground', () => {
  it('have addresses that open them', () => {
    expect(addressOf({ type: 'statement', id: 'events/hover' }, '3.x')).toBe(
      '?statement=events%2Fhover&version=3.x',
    );
    expect(addressOf({ type: 'template', kind: 'points' }, '4.x')).toBe(
      '?template=points&version=4.x',
    );
  });

  it('include the templates and examples of the version, with pictures', () => {
    expect(startOptions(manifest, '4.x')).toEqual({
      templates: [
        { address: '?template=cad&version=4.x', title: 'CAD model', poster: 'cad-basic.webp' },
      ],
      examples: [
        { address: '?example=cad-basic&version=4.x', title: 'A model', poster: 'cad-basic.webp' },
      ],
    });
    expect(startOptions(manifest, 'no')).toEqual({ templates: [], examples: [] });
  });

  it('have no picture for a program that the version lacks, or that no page shows', () => {
    expect(posterOf(manifest, { type: 'example', name: 'constructor' }, '4.x')).toBeNull();
    expect(posterOf(manifest, { type: 'template', kind: 'points' }, '4.x')).toBeNull();
    expect(posterOf(manifest, { type: 'statement', id: 'a/b' }, '4.x')).toBeNull();
    expect(posterOf(manifest, { type: 'template', kind: 'cad' }, 'no')).toBeNull();
  });

  it('list versions with the release of their interface', () => {
    expect(versionOptions(manifest).map(({ label, release }) => [label, release])).toEqual([
      ['Next', '4.1.0'],
      ['4.x', '4.0.0'],
      ['3.x', '3.3.0'],
    ]);
  });

  it('include older and newer versions, and none for an unknown version', () => {
    expect(olderThan(manifest, '4.x')).toEqual(['3.x']);
    expect(newerThan(manifest, '4.x')).toEqual(['next']);
    expect(newerThan(manifest, '2.x')).toEqual([]);
  });
});
