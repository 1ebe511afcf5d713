import fs from 'node:fs';
import path from 'node:path';
import { takeCitations } from '@reveal-docs/statements/citations';
import { statementsDir } from '@reveal-docs/statements/read';
import { rootDir } from '@reveal-docs/versions';
import { describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { parse } from 'yaml';
import { pictureSize } from '@reveal-docs/lessons/lesson';
import { lessonPictures } from '../../../src/plugins/lessons/read';
import { chapters } from '../../../tasks/lessons';
import { poses } from '../../../tasks/lessons/poses';
import {
  lessonNames,
  lessonsDir,
  programsOf,
  readProgram,
  readSolution,
} from '../../../scripts/helpers/tasks/lessons';

interface Text {
  readonly head: Readonly<Record<string, unknown>>;
  readonly body: string;
}

function readText(lesson: string): Text {
  const text = fs.readFileSync(path.join(lessonsDir, lesson, 'text.md'), 'utf8');
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  return { head: parse(head) as Text['head'], body };
}

function hasPage(page: string): boolean {
  return ['.mdx', '.md'].some((extension) =>
    fs.existsSync(path.join(rootDir, 'docs', `${page}${extension}`)),
  );
}

const sentence = /^[A-Z`].*[.?]$/;

test('the path lists each lesson once', () => {
  const folders = fs
    .readdirSync(lessonsDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect([...lessonNames].sort()).toEqual(folders.sort());
});

test('chapters have names for addresses, and titles', () => {
  const names = chapters.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { name, title, lessons } of chapters) {
    expect(name).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    expect(title).not.toBe('');
    expect(lessons.length).toBeGreaterThan(0);
  }
});

test('there is a small picture for each lesson, with its own description', () => {
  const dir = path.join(rootDir, 'static/img/lessons');
  const files = fs.readdirSync(dir);
  const pictures = lessonNames.flatMap((name) => lessonPictures(readSolution(name), name));
  expect(files.sort()).toEqual(pictures.map(({ poster }) => path.basename(poster)).sort());
  const bytes = files.reduce((sum, file) => sum + fs.statSync(path.join(dir, file)).size, 0);
  expect(bytes).toBeLessThan(1_000_000);
  const descriptions = lessonNames.map((name) => readText(name).head.picture);
  expect(new Set(descriptions).size).toBe(lessonNames.length);
});

test('only lessons of the path have a pose', () => {
  expect(Object.keys(poses).filter((name) => !lessonNames.includes(name))).toEqual([]);
});

describe.each(lessonNames)('%s', (lesson) => {
  const { head, body } = readText(lesson);

  test('has a complete head', () => {
    const fields = ['description', 'goal', 'guide', 'hints', 'picture', 'title'];
    expect(Object.keys(head).sort()).toEqual(fields);
    expect(head.title).toMatch(/^[A-Z][^.]*$/);
    expect(head.description).toMatch(sentence);
    expect(head.goal).toMatch(sentence);
    expect(head.hints).toHaveLength(3);
    for (const hint of head.hints as readonly string[]) expect(hint).toMatch(sentence);
    expect(hasPage(String(head.guide)), `docs/${String(head.guide)}`).toBe(true);
  });

  test('has a picture of its goal, with a description', async () => {
    expect(head.picture).toMatch(/^[A-Z].*(?:\.|\.”)$/);
    for (const { poster } of lessonPictures(readSolution(lesson), lesson)) {
      const file = path.join(rootDir, 'static', poster);
      const { format, width, height } = await sharp(file).metadata();
      expect({ format, width, height }).toEqual({ format: 'webp', ...pictureSize });
    }
  });

  test('explains one idea in few words', () => {
    const prose = body.replaceAll(/```.*?```/gs, '').replaceAll(/\[\^[^\]]*\]/g, '');
    const words = prose.split(/\s+/).filter((word) => /\w/.test(word)).length;
    expect(words).toBeGreaterThanOrEqual(80);
    expect(words).toBeLessThanOrEqual(180);
    expect(body).toContain('```ts\n');
  });

  test('cites statements and links pages that exist', () => {
    const citations = takeCitations(body).found.map(({ id }) => id);
    expect(citations.length).toBeGreaterThan(0);
    const missing = citations.filter(
      (id) => !fs.existsSync(path.join(statementsDir(), `${id}.ts`)),
    );
    expect(missing).toEqual([]);
    const pages = [...body.matchAll(/\]\(\/docs\/([^)#]+)/g)].map(([, page = '']) => page);
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.filter((page) => !hasPage(page))).toEqual([]);
  });

  test('has three right programs, three wrong ones, and one to begin with', () => {
    const programs = programsOf(lesson);
    const names = programs.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['solution', 'start']));
    expect(names.filter((name) => name.startsWith('right-'))).toHaveLength(2);
    expect(names.filter((name) => name.startsWith('wrong-'))).toHaveLength(3);
    const sources = new Set(programs.map(readProgram));
    expect(sources.size).toBe(programs.length);
  });
});
