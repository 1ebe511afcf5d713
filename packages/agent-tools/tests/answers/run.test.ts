/** These tests simulate the browser. Other tests run the built archive with a real browser. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { run } from '../../src/answers/run';
import type { RunJob, RunResult } from '../../src/run/job';
import type { RunReport } from '../../src/run/record';
import { temporaryFolder, writeFiles } from '../../../../tests/fixtures/temporaryFolder';
import { createTools, input } from '../fixtures';

const folder = temporaryFolder();
writeFiles(folder, { 'a.ts': "import './b';\n", 'b.ts': 'export {};\n' });

const complete: RunReport = {
  outcome: 'complete',
  viewers: 1,
  models: 2,
  console: [],
  requests: [],
  errors: [],
};

async function runWith(result: RunResult, options: Parameters<typeof input>[1] = {}) {
  const jobs: RunJob[] = [];
  const tools = await createTools(undefined, folder);
  const answer = await run(
    {
      ...tools,
      run: (job) => {
        jobs.push(job);
        return Promise.resolve(result);
      },
    },
    input('a.ts', options),
  );
  return { ...answer, job: jobs[0] };
}

describe('run', () => {
  it('passes the files, the release and the time limit', async () => {
    const { job } = await runWith({ report: complete }, { version: '3.x', timeout: 5 });
    expect(job).toMatchObject({ folder: '3.x', seconds: 5, withPicture: false });
    expect(job?.files.map(({ name }) => name)).toEqual(['a.ts', 'b.ts']);
    expect((await runWith({ report: complete })).job).toMatchObject({ folder: '4.x', seconds: 60 });
  });

  it('adds the connection to the demo project for programs that import it', async () => {
    const named = async (name: string) =>
      (await runWith({ report: complete }, { words: [name] })).job?.files.map((file) => file.name);
    writeFiles(folder, {
      'demo.ts': "import { plant } from './project';\n",
      'own/own.ts': "import { plant } from './project';\n",
      'own/project.ts': 'export const plant = 2;\n',
    });
    expect(await named('demo.ts')).toEqual(['demo.ts', 'project.ts']);
    expect(await named('own/own.ts')).toEqual(['own.ts', 'project.ts']);
    expect(await named('b.ts')).toEqual(['b.ts']);
  });

  it('describes a run', async () => {
    const file = (name: string) => ({
      method: 'GET',
      url: `https://a.invalid/api/v1/projects/demo/3d/files/2001/${name}`,
      status: 200,
    });
    const { text, isNegative } = await runWith({
      report: {
        ...complete,
        console: [
          { level: 'log', text: 'hi', source: 'program', file: 'a.ts', line: 4 },
          { level: 'log', text: 'hi', source: 'program', file: 'a.ts', line: 4 },
          { level: 'warn', text: 'slow', source: 'sdk' },
        ],
        requests: [file('1.glb'), file('2.glb'), { method: 'GET', url: 'u', reason: 'refused' }],
        camera: { position: [1, 2, 3], target: [0, 0.5, 0] },
      },
    });
    expect(text.split('\n')).toEqual([
      'The picture is complete: @cognite/reveal 4.29.0 (4.x), 1 viewer, 2 models, 3 requests.',
      'Console:',
      '- log (a.ts:4): hi (2 times)',
      '- warn from the SDK: slow',
      'Requests:',
      '- GET 3d/files/2001/* 200 (2 times)',
      '- GET u no response: refused',
      'Camera: position 1.00, 2.00, 3.00; target 0.00, 0.50, 0.00.',
    ]);
    expect(isNegative).toBeUndefined();
  });

  it.each([
    [{ ...complete, outcome: 'deadline' }, 'was still loading or running at the time limit'],
    [
      { ...complete, outcome: 'failed', errors: [{ message: 'no', file: 'a.ts', line: 3 }] },
      'Errors:\n- no (a.ts:3)',
    ],
    [{ ...complete, errors: [{ message: 'later' }] }, 'Errors:\n- later'],
  ] as [RunReport, string][])('is negative for %j', async (report, words) => {
    const { text, isNegative } = await runWith({ report });
    expect(text).toContain(words);
    expect(isNegative).toBe(true);
  });

  it('shortens long lists and lines, and returns everything with `more`', async () => {
    const report: RunReport = {
      ...complete,
      console: Array.from({ length: 25 }, (_, index) => ({
        level: 'log' as const,
        text: `${index}${'x'.repeat(400)}`,
        source: 'program' as const,
      })),
    };
    const short = (await runWith({ report })).text;
    expect(short).toContain('- … 5 more: `--more`');
    expect(short).not.toContain('x'.repeat(301));
    const all = (await runWith({ report }, { more: true })).text;
    expect(all).toContain(`log: 24${'x'.repeat(400)}`);
    expect(all).not.toContain('more:');
  });

  it('writes the picture, or reports that the page didn’t draw one', async () => {
    const picture = Buffer.from('png');
    const { text, job } = await runWith({ report: complete, picture }, { picture: 'out.png' });
    expect(job?.withPicture).toBe(true);
    expect(text).toContain('Picture: out.png');
    expect(fs.readFileSync(path.join(folder, 'out.png'))).toEqual(picture);
    const none = await runWith({ report: complete }, { picture: 'none.png' });
    expect(none.text).toContain("Picture: none, because the page didn't render anything.");
    expect(fs.existsSync(path.join(folder, 'none.png'))).toBe(false);
  });

  it('returns JSON', async () => {
    const { text } = await runWith({ report: complete }, { json: true });
    expect(JSON.parse(text)).toEqual({
      version: '4.x',
      release: '4.29.0',
      ...complete,
      picture: null,
    });
  });

  it.each([
    [{ timeout: 0 }, 'The time limit must be from 1 to 3600 seconds.'],
    [{ timeout: Number('x') }, 'The time limit must be from 1 to 3600 seconds.'],
    [{ picture: 'a.jpg' }, 'The picture "a.jpg" must end with .png.'],
    [{ picture: 'no/a.png' }, 'The folder for "no/a.png" doesn\'t exist. Create the folder first.'],
  ])('refuses %j', async (options, message) => {
    await expect(runWith({ report: complete }, options)).rejects.toThrow(message);
  });
});
