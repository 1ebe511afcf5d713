/** Tests data modeling examples whose first request fails: the message in the panel, and the page's error. */
import type { Page } from '@playwright/test';
import {
  exampleSource,
  openFramePage,
  programLog,
  runProgram,
  waitForState,
} from '../fixtures/framePage';
import { holdAnswers, prepareAnswers, type OtherAnswer } from '../scenarios/stage/answers';
import { newest, serveFramePage } from './frameServer';
import { expect, test } from './support';

const server = serveFramePage();

/** Logs the panel's text whenever it changes, because the page removes the panel when the program fails. */
const logPanel = `
new MutationObserver(() => console.log(document.querySelector('output')?.textContent))
  .observe(document, { subtree: true, childList: true, characterData: true });`;

interface Failure {
  readonly name: string;
  /** A string to replace in the program, and its replacement. */
  readonly change?: readonly [from: string, to: string];
  /** The service's response to queries that contain `text`. */
  readonly answer?: OtherAnswer & { readonly text: string };
}

async function fail(
  page: Page,
  { name, change, answer }: Failure,
): Promise<{ panel: string | undefined; error: string }> {
  await prepareAnswers(page);
  await openFramePage(page, server());
  const source = exampleSource(newest, name);
  if (change !== undefined) expect(source.split(change[0])).toHaveLength(2);
  const held =
    answer && (await holdAnswers(page, { path: '/models/instances/query', text: answer.text }));
  await runProgram(page, newest, logPanel + (change ? source.replace(...change) : source));
  if (held !== undefined) {
    await expect.poll(() => held.count()).toBeGreaterThan(0);
    await held.replace(answer!);
  }
  const { failure } = await waitForState(page, 'failed');
  return { panel: (await programLog(page)).at(-1), error: failure.message };
}

const refusal = {
  status: 403,
  body: { error: { code: 403, message: 'You have no access to this space.' } },
};

const noImages = (space: string) =>
  `${space} has no images in image_collection_plant, or you have no access to them.`;

const collection = {
  ...{ instanceType: 'node', space: 'demo_plant', externalId: 'image_collection_plant' },
  ...{ version: 1, createdTime: 0, lastUpdatedTime: 0 },
  properties: { cdf_cdm: { 'Cognite360ImageCollection/v1': { name: 'Plant' } } },
};
const empty = {
  items: { image_collections: [collection], images: [], stations: [] },
  nextCursor: {},
};

const images: readonly (Omit<Failure, 'name'> & {
  readonly title: string;
  readonly says: string;
})[] = [
  {
    title: 'a space that doesn’t exist',
    change: ["space: 'demo_plant'", "space: 'no_plant'"],
    says: noImages('no_plant'),
  },
  {
    title: 'a collection without images',
    answer: { text: 'image_collections', status: 200, body: empty },
    says: noImages('demo_plant'),
  },
  {
    title: 'a refused query',
    answer: { text: 'image_collections', ...refusal },
    says: noImages('demo_plant'),
  },
];

for (const { title, says, ...failure } of images) {
  test(`dm-image360 names the collection and its space: ${title}`, async ({ page }) => {
    const { panel, error } = await fail(page, { name: 'dm-image360', ...failure });
    expect(panel).toBe(says);
    expect(error).toContain(says);
  });
}

test('dm-models names the revision and its space if the space doesn’t exist', async ({ page }) => {
  const { panel, error } = await fail(page, {
    name: 'dm-models',
    change: ["const space = 'demo_plant'", "const space = 'no_plant'"],
  });
  const says = /no_plant has no cog_3d_revision_200[13], or you have no access to it\./;
  expect(panel).toMatch(new RegExp(`^Could not load the model. Error: ${says.source}$`));
  expect(error).toMatch(says);
});

test('dm-models shows why the service refused a query', async ({ page }) => {
  const { panel, error } = await fail(page, {
    name: 'dm-models',
    answer: { text: 'Cognite3DRevision', ...refusal },
  });
  expect(panel).toContain('Could not load the model. ');
  expect(panel).toContain(refusal.body.error.message);
  expect(error).toContain(refusal.body.error.message);
});
