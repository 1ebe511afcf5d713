import { afterEach, expect, test, vi } from 'vitest';
import { loadProgram } from '../../src/program/programs';
import type { ProgramsManifest } from '../../src/program/programsManifest';

const manifest: ProgramsManifest = {
  '4.x': {
    label: '4.x',
    isLast: true,
    release: '4.29.0',
    interfaceRelease: '4.29.0',
    project: '',
    examples: {
      'cad-basic': {
        title: 'CAD',
        description: 'A model.',
        poster: 'p.webp',
        file: 'programs/4.x/cad-basic.abc.json',
      },
    },
    templates: {},
  },
};

function answerWith(answer: () => Response): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return answer();
  });
  return asked;
}

const load = (name: string, folder = '4.x') =>
  loadProgram(manifest, folder, name, (file) => `/base/${file}`);

afterEach(() => vi.unstubAllGlobals());

test('loads a program from its file', async () => {
  const asked = answerWith(() => Response.json({ name: 'cad-basic' }));
  expect(await load('cad-basic')).toEqual({ name: 'cad-basic' });
  expect(asked).toEqual(['/base/programs/4.x/cad-basic.abc.json']);
});

test('lists what is available instead of an unknown program, without a request', async () => {
  const asked = answerWith(() => Response.json({}));
  await expect(load('none')).rejects.toThrow(
    'Unknown example “none” in 4.x. Available examples: cad-basic.',
  );
  await expect(load('cad-basic', '9.x')).rejects.toThrow('Unknown version “9.x”.');
  expect(asked).toEqual([]);
});

test.each([
  ['is missing', () => new Response('', { status: 404 }), 'status 404'],
  ['is damaged', () => new Response('{"name":'), 'file is damaged'],
  [
    'cannot be reached',
    () => {
      throw new TypeError('Failed to fetch');
    },
    'could not be downloaded',
  ],
])('explains what to do if the file %s', async (_what, answer, reason) => {
  answerWith(answer);
  const failure = await load('cad-basic').catch((error: Error) => error.message);
  expect(failure).toContain('The example “cad-basic” did not load.');
  expect(failure).toContain(reason);
  expect(failure).toContain('Check the connection, then reload this page.');
});
