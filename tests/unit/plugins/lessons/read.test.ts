import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { readPath } from '../../../../src/plugins/lessons/read';

const dirs: string[] = [];
afterEach(() => dirs.splice(0).forEach((dir) => fs.rmSync(dir, { recursive: true })));

const head = {
  title: 'Show a model',
  description: 'Add a model.',
  goal: 'Add the plant.',
  hints: ['Look for `add`.'],
  guide: 'examples/cad-basic',
  picture: 'The plant.',
};

function makeSite(frontMatter: object, posed = ''): string {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'lessons-'));
  dirs.push(siteDir);
  const folder = path.join(siteDir, 'tasks/lessons/show-a-model');
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(
    path.join(siteDir, 'tasks/lessons/index.ts'),
    "export const chapters = [{ name: 'first', title: 'First', lessons: ['show-a-model'] }];",
  );
  fs.writeFileSync(
    path.join(siteDir, 'tasks/lessons/poses.ts'),
    `export const poses = {${posed}};`,
  );
  // JSON is also valid YAML.
  fs.writeFileSync(
    path.join(folder, 'text.md'),
    `---\n${JSON.stringify(frontMatter)}\n---\n\nText.\n`,
  );
  fs.writeFileSync(path.join(folder, 'start.ts'), 'start();');
  fs.writeFileSync(path.join(folder, 'solution.ts'), 'solved();');
  return siteDir;
}

it('reads the chapters with their lessons', async () => {
  expect(await readPath(makeSite(head))).toEqual({
    chapters: [
      {
        name: 'first',
        title: 'First',
        lessons: [
          {
            name: 'show-a-model',
            ...head,
            poster: 'img/lessons/show-a-model.light.webp',
            isPosed: false,
            start: 'start();',
            solution: 'solved();',
          },
        ],
      },
    ],
  });
});

it('marks a lesson whose goal is shown from another place', async () => {
  const { chapters } = await readPath(makeSite(head, "'show-a-model': () => undefined"));
  expect(chapters[0]?.lessons[0]?.isPosed).toBe(true);
});

it('names the file whose front matter is wrong', async () => {
  await expect(readPath(makeSite({ ...head, hints: [] }))).rejects.toThrow(/show-a-model.text\.md/);
  await expect(readPath(makeSite({ ...head, extra: 1 }))).rejects.toThrow(/text\.md/);
});

it('has no chapters for a site without lessons', async () => {
  expect(await readPath(path.join(os.tmpdir(), 'no-such-site'))).toEqual({ chapters: [] });
});
