/**
 * Implements `npm run example:new -- clash-detection`, which adds a working example to Next: a program, a page, a
 * scenario, pictures, a sidebar entry, and an entry in the table of pages that the tests expect. If a step fails, the
 * repository stays unchanged.
 */
import fs from 'node:fs';
import path from 'node:path';
import { posterPath, type PosterMode } from '@reveal-docs/versions/addresses/poster';
import { assertFinished, makeChange, prepare, type Change, type ChangeOptions } from '../change';
import { addExpectedExample, expectedFile, type ExpectedEntry } from '../expected';
import { writeFormatted, writeText } from '../files';
import type { Outcome } from '../versions/cut';
import { addToSidebar } from './sidebarSource';
import { readJson } from '@reveal-docs/shared/readJson';

/** Name of the example to copy. It's the smallest example that shows a model. */
const model = 'cad-basic';
/** Paths of an example's files, relative to the repository's root. */
const programFile = (name: string): string => `examples/next/${name}.ts`;
const pageFile = (name: string): string => `docs/examples/${name}.mdx`;
const scenarioFile = (name: string): string => `tests/scenarios/${name}.ts`;
const goldenFile = (folder: string, name: string): string => `tests/golden/${folder}/${name}.png`;
const posterFile =
  (mode: PosterMode) =>
  (folder: string, name: string): string =>
    `static/${posterPath(folder, name, mode)}`;
const pictureFilesOf = [posterFile('light'), posterFile('dark'), goldenFile];
const pictureFiles = (name: string): string[] =>
  pictureFilesOf.map((fileOf) => fileOf('next', name));

/**
 * Returns the pictures of {@link model}, in the order of {@link pictureFiles}. If Next lacks a picture, uses the
 * picture of the newest version that has it.
 */
function modelPictures(root: string): (string | undefined)[] {
  const folders = ['next', ...readJson<string[]>(path.join(root, 'versions.json'))];
  return pictureFilesOf.map((fileOf) =>
    folders
      .map((folder) => fileOf(folder, model))
      .find((file) => fs.existsSync(path.join(root, file))),
  );
}

function newExampleCommand(name: string): string {
  return `example:new -- ${name}`;
}

/** Derives a title from a name: `clash-detection` → `Clash detection`. */
function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function page(name: string): string {
  return `---
title: ${titleOf(name)}
description: Loads the plant and shows it.
kind: [cad]
topics: [basics]
keywords: [${name.split('-').join(', ')}, example, program]
---

This program loads the plant and shows it. Describe here in two sentences what the reader sees and can do.

<Example name="${name}" />

## How it works

\`Cognite3DViewer.addModel\` loads the model. Explain what the code doesn't show, such as limits and costs.
`;
}

const scenario = `import { check, defineScenario } from './scenario';

/** Shows the plant. Describe here what the page claims, and check it below. */
export default defineScenario({
  async run(stage) {
    const picture = await stage.picture();
    check(picture.colorCount() > 200, 'the plant is drawn in many shades');
  },
});
`;

/** Throws before the first write if an example can't have this name. */
function assertNewExample(root: string, name: string): void {
  if (!/^[a-z\d]+(?:-[a-z\d]+)*$/.test(name) || name === 'project') {
    throw new Error(
      `"${name}" isn't a valid example name. Use lowercase letters, digits and hyphens, such as clash-detection.`,
    );
  }
  const files = [programFile(name), pageFile(name), scenarioFile(name), ...pictureFiles(name)];
  const taken = files.find((file) => fs.existsSync(path.join(root, file)));
  if (taken !== undefined) throw new Error(`${taken} already exists. Choose another name.`);
}

/** Adds an example to a sidebar category of Next. If a step fails, throws and leaves the repository unchanged. */
export async function addExample(
  root: string,
  name: string,
  category: string,
  onWrite?: ChangeOptions['onWrite'],
): Promise<void> {
  assertFinished(root);
  assertNewExample(root, name);
  const sidebars = fs.readFileSync(path.join(root, 'sidebars.ts'), 'utf8');
  const entries = readJson<ExpectedEntry[]>(path.join(root, expectedFile));
  const source: Readonly<Record<string, string>> = {
    [programFile(name)]: fs.readFileSync(path.join(root, programFile(model)), 'utf8'),
    [scenarioFile(name)]: scenario,
    'sidebars.ts': addToSidebar(sidebars, `examples/${name}`, category),
    [expectedFile]: JSON.stringify(addExpectedExample(entries, name)),
  };
  const staging = prepare(root);
  for (const [file, text] of Object.entries(source)) {
    await writeFormatted(path.join(staging, file), text);
  }
  writeText(path.join(staging, pageFile(name)), page(name));
  const pictures = modelPictures(root).flatMap((from, index): string[] => {
    const to = pictureFiles(name)[index];
    if (to === undefined || from === undefined) return [];
    fs.mkdirSync(path.dirname(path.join(staging, to)), { recursive: true });
    fs.copyFileSync(path.join(root, from), path.join(staging, to));
    return [to];
  });
  // The table of expected pages comes last, so that tests don't expect a page before it exists.
  const put = [pageFile(name), ...pictures, ...Object.keys(source)];
  const changes = put.map((file): Change => ({ action: 'put', path: file }));
  await makeChange(root, { command: newExampleCommand(name), changes }, { onWrite });
}

/** Describes the new example and the next steps. */
export function summarizeNewExample(name: string, category: string): Outcome {
  return {
    done: [
      `Added the example "${name}" to Next, under "${category}". The example is a copy of ${model} until you change its program.`,
      ...[programFile(name), pageFile(name), scenarioFile(name)].map((file) => `  ${file}`),
    ],
    check: [
      '`DOCS_VERSIONS=next npm run dev` previews it while you write',
      `replace the pictures, which were copied from ${model}: \`npx tsx scripts/exampleShots.ts ${name}\``,
      '`npm test`',
    ],
  };
}
