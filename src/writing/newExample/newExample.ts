/**
 * `npm run example:new -- clash-detection`: a program that runs, its page, scenario, pictures, sidebar entry and
 * expected page, for Next. All of it is made at once or not at all. Node only.
 */
import fs from 'node:fs';
import path from 'node:path';
import { posterPath } from '../../addresses/poster';
import { assertFinished, makeChange, prepare, type Change, type ChangeOptions } from '../change';
import { addExpectedExample, expectedFile, type ExpectedEntry } from '../expected';
import { writeFormatted, writeText } from '../files';
import type { Outcome } from '../versions/cut';
import { addToSidebar } from './sidebarSource';
import { readJson } from '../../files/readJson';

/** The program, and with it the pictures, that a new example starts from: the smallest that shows something. */
const model = 'cad-basic';
/** Files of Next that belong to one example, by what follows its name. */
const programFile = (name: string): string => `examples/next/${name}.ts`;
const pageFile = (name: string): string => `docs/examples/${name}.mdx`;
const scenarioFile = (name: string): string => `tests/scenarios/${name}.ts`;
const pictureFiles = (name: string): string[] => [
  `static/${posterPath('next', name)}`,
  `tests/golden/next/${name}.png`,
];

/** The command as a writer types it. */
function newExampleCommand(name: string): string {
  return `example:new -- ${name}`;
}

/** A title from a name: `clash-detection` → `Clash detection`. */
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

This program loads the plant and shows it. Say here what a reader gets to see and can do, in two sentences.

<Example name="${name}" />

## How it works

\`Cognite3DViewer.addModel\` loads the model. Explain what a reader would not guess from the code, and what it costs.
`;
}

const scenario = `import { check, defineScenario } from './scenario';

/** Shows the plant. Say here, and assert below, what the page claims. */
export default defineScenario({
  async run(stage) {
    const picture = await stage.picture();
    check(picture.colorCount() > 200, 'the plant is drawn in many shades');
  },
});
`;

/** Throws, before anything is written, when no example can have this name. */
function assertNewExample(root: string, name: string): void {
  if (!/^[a-z\d]+(?:-[a-z\d]+)*$/.test(name) || name === 'project') {
    throw new Error(
      `"${name}" cannot be an example's name: use small letters and digits with dashes between, such as clash-detection.`,
    );
  }
  const files = [programFile(name), pageFile(name), scenarioFile(name), ...pictureFiles(name)];
  const taken = files.find((file) => fs.existsSync(path.join(root, file)));
  if (taken !== undefined) throw new Error(`${taken} exists already: choose another name.`);
}

/**
 * Adds an example to Next, in a category of the sidebar by its label. Throws with the tree as it was.
 */
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
  const pictures = pictureFiles(model).flatMap((from, index): string[] => {
    const to = pictureFiles(name)[index];
    if (to === undefined || !fs.existsSync(path.join(root, from))) return [];
    fs.mkdirSync(path.dirname(path.join(staging, to)), { recursive: true });
    fs.copyFileSync(path.join(root, from), path.join(staging, to));
    return [to];
  });
  // The table of expected pages last: until it has the page, no test asks for one.
  const put = [pageFile(name), ...pictures, ...Object.keys(source)];
  const changes = put.map((file): Change => ({ action: 'put', path: file }));
  await makeChange(root, { command: newExampleCommand(name), changes }, { onWrite });
}

/** What to say once the example is there. */
export function tellNewExample(name: string, category: string): Outcome {
  return {
    done: [
      `"${name}" is an example of Next, under "${category}". It runs: it is ${model} until you change it.`,
      ...[programFile(name), pageFile(name), scenarioFile(name)].map((file) => `  ${file}`),
    ],
    check: [
      '`DOCS_VERSIONS=next npm run dev` shows it while you write',
      `its pictures are those of ${model}: \`npx tsx scripts/exampleShots.ts ${name}\` renews them`,
      '`npm test`',
    ],
  };
}
