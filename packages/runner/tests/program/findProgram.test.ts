import { describe, expect, test } from 'vitest';
import {
  findExample,
  findTemplate,
  findVersion,
  latestFolder,
} from '../../src/program/findProgram';
import type { ProgramsManifest, VersionPrograms } from '../../src/program/programsManifest';

const entry = { title: 'Show a CAD model', description: '', file: 'programs/x.json', poster: null };
const template = { title: 'CAD model', description: '', files: [] };

function makeVersion(label: string, isLast: boolean): VersionPrograms {
  return {
    label,
    isLast,
    release: '1.0.0',
    interfaceRelease: '1.0.0',
    project: '',
    examples: { 'cad-basic': entry, clipping: entry },
    templates: { cad: template },
  };
}

const programs: ProgramsManifest = {
  next: makeVersion('Next', false),
  '4.x': makeVersion('4.x', true),
};

describe('an existing version, example or template', () => {
  test('is found', () => {
    expect(findVersion(programs, '4.x')).toEqual({ version: programs['4.x'] });
    expect(findExample(programs, '4.x', 'cad-basic')).toEqual({ entry });
    expect(findTemplate(programs, 'next', 'cad')).toEqual({ kind: 'cad', template });
  });
});

describe('a missing version, example or template', () => {
  test.each(['9.x', 'constructor', '__proto__', ''])(
    'is reported with the available versions: %j',
    (folder) => {
      const message = `Unknown version “${folder}”. Available versions: next and 4.x.`;
      expect(findVersion(programs, folder)).toEqual({ message });
      expect(findExample(programs, folder, 'cad-basic')).toEqual({ message });
      expect(findTemplate(programs, folder, 'cad')).toEqual({ message });
    },
  );

  test.each(['none', 'constructor', '__proto__'])(
    'is reported with the available examples: %j',
    (name) => {
      expect(findExample(programs, 'next', name)).toEqual({
        message: `Unknown example “${name}” in Next. Available examples: cad-basic and clipping.`,
      });
    },
  );

  test.each(['images', 'constructor', '__proto__'])(
    'is reported with the available templates: %j',
    (kind) => {
      expect(findTemplate(programs, '4.x', kind)).toEqual({
        message: `Unknown template “${kind}” in 4.x. Available templates: cad.`,
      });
    },
  );
});

test('the latest version is the one marked as latest, or else the newest one', () => {
  expect(latestFolder(programs)).toBe('4.x');
  expect(latestFolder({ next: makeVersion('Next', false) })).toBe('next');
  expect(() => latestFolder({})).toThrow('no versions');
});
