/**
 * Tests that the reader's token stays in memory and goes only to the reader's cluster. Also tests that failures show
 * their cause.
 */
import type { Locator, Page } from '@playwright/test';
import { clusterModels, clusterProject, clusterToken, startCluster } from '../fixtures/cluster';
import {
  chooseAction,
  exampleOn,
  examplePath,
  expectState,
  keepFromStarting,
  latest,
} from '../fixtures/workbench';
import { expect, test } from './support';

function formOf(example: Locator): Locator {
  return example.getByRole('form', { name: 'Your own project' });
}

async function connect(
  page: Page,
  values: Readonly<Record<string, string>>,
  example = exampleOn(page),
): Promise<void> {
  const form = formOf(example);
  if (!(await form.isVisible())) {
    await chooseAction(example, 'Use my project');
  }
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value);
  await form.getByRole('button', { name: 'Connect and run' }).click();
}

/** Returns form values that the cluster accepts. Their model IDs differ from those of the demo project. */
function rightFor(model: keyof typeof clusterModels) {
  const { modelId, revisionId } = clusterModels[model];
  return {
    Project: clusterProject,
    'Access token': clusterToken,
    'Model ID': String(modelId),
    'Revision ID': String(revisionId),
  };
}
const right = rightFor('cad');

test.beforeEach(async ({ page, site }) => {
  // In a small window, a software renderer is much faster.
  await page.setViewportSize({ width: 800, height: 700 });
  await keepFromStarting(page);
  await page.goto(`${site}${examplePath()}`);
});

test('a connected project shows the reader’s model and sends the token only to its cluster', async ({
  page,
  site,
}) => {
  const cluster = await startCluster({ hasOwnIds: true });
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const isCluster = request.url().startsWith(cluster.address);
    const said = JSON.stringify([request.url(), request.postData(), request.headers()]);
    if (!isCluster && said.includes(clusterToken)) elsewhere.push(request.url());
  });
  await connect(page, { Cluster: cluster.address, ...right });
  await expectState(page, 'running');
  await expect(exampleOn(page).getByRole('status').first()).toContainText(
    `your project ${clusterProject}`,
  );
  await expect(
    exampleOn(page).getByText(`in project “${clusterProject}” on ${cluster.address}`),
  ).toBeVisible();
  expect(cluster.requests.length).toBeGreaterThan(3);
  const authorizations = new Set(cluster.requests.map(({ authorization }) => authorization));
  expect(authorizations).toEqual(new Set([`Bearer ${clusterToken}`]));
  expect(elsewhere).toEqual([]);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(kept).not.toContain(clusterToken);
  expect(
    await page
      .frames()
      .at(-1)
      ?.evaluate(() => document.documentElement.outerHTML),
  ).not.toContain(clusterToken);

  const asked = cluster.requests.length;
  await exampleOn(page).getByRole('button', { name: 'Back to the demo' }).click();
  await expect(exampleOn(page).getByRole('status').first()).toHaveText(/^Running on [\d.]+$/);
  expect(cluster.requests).toHaveLength(asked);
  await page.goto(site);
  await page.goBack();
  await expect(exampleOn(page).getByText(clusterProject)).toHaveCount(0);
  cluster.close();
});

test(
  'a wrong token, a wrong revision and a wrong project are named as the cause',
  { tag: '@more' },
  async ({ page }) => {
    const cluster = await startCluster({ hasOwnIds: true });
    const alert = exampleOn(page).getByRole('alert');
    await connect(page, { Cluster: cluster.address, ...right, 'Access token': 'other' });
    await expect(alert).toContainText('rejected the token');
    await connect(page, { 'Access token': clusterToken, 'Revision ID': '4' });
    await expect(alert).toContainText('no model 7001 with revision 4');
    await connect(page, { 'Revision ID': '2002', Project: 'elsewhere' });
    await expect(alert).toContainText('rejected the token for project "elsewhere"');
    await expect(exampleOn(page).locator('iframe')).toHaveCount(0);
    cluster.close();
  },
);

test(
  'an unreachable cluster and one without CORS are named as the cause',
  { tag: '@more' },
  async ({ page }) => {
    const closed = await startCluster({ hasOwnIds: true });
    closed.close();
    const alert = exampleOn(page).getByRole('alert');
    await connect(page, { Cluster: closed.address, ...right });
    await expect(alert).toContainText('can’t be reached');
    const silent = await startCluster({ hasOwnIds: true, allowsPages: false });
    await connect(page, { Cluster: silent.address });
    await expect(alert).toContainText('(CORS)');
    silent.close();
  },
);

test('invalid values show errors beside their fields, and no request is sent', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await connect(page, { Cluster: 'http://api.cognitedata.com', ...right, 'Model ID': 'x' });
  await expect(exampleOn(page).getByLabel('Cluster')).toHaveAccessibleDescription(/https:/);
  await expect(exampleOn(page).getByLabel('Model ID')).toHaveAccessibleDescription(/whole number/);
  expect(requests.filter((url) => url.includes('cognitedata'))).toEqual([]);
});

test('the reader’s point cloud replaces the demo’s @all', async ({ page, site }) => {
  const cluster = await startCluster({ hasOwnIds: true });
  await page.goto(`${site}${latest.routePath}/examples/pointcloud`);
  const example = page.locator('[data-example="pointcloud"]');
  await connect(page, { Cluster: cluster.address, ...rightFor('points') }, example);
  await expect(example.locator('iframe')).toBeInViewport();
  await expect(example).toHaveAttribute('data-state', 'running');
  const asked = cluster.requests.map(({ url }) => url).join('\n');
  expect(asked).toContain(String(clusterModels.points.revisionId));
  cluster.close();
});

test(
  'examples that only work with the demo project show why they don’t run on another one',
  { tag: '@more' },
  async ({ page, site }) => {
    const reasons = {
      clipping: 'Refers to parts of the demo project',
      image360: 'Can’t read your image files',
    };
    for (const [name, reason] of Object.entries(reasons)) {
      await page.goto(`${site}${latest.routePath}/examples/${name}`);
      const example = page.locator(`[data-example="${name}"]`);
      await example.getByRole('button', { name: 'More actions' }).click();
      const item = example.getByRole('menuitemcheckbox', { name: `Use my project ${reason}` });
      await expect(item).toBeDisabled();
      await item.focus();
      await page.keyboard.press('Enter');
      await expect(item).toBeVisible();
      await expect(formOf(example)).toHaveCount(0);
    }
  },
);

test(
  'the form links to the guide’s section about tokens and keeps its values',
  { tag: '@more' },
  async ({ page, context }) => {
    await chooseAction(exampleOn(page), 'Use my project');
    const form = formOf(exampleOn(page));
    await form.getByLabel('Project').fill('half-typed');
    const opened = context.waitForEvent('page');
    await form.getByRole('link', { name: 'How your token is used' }).click();
    const guide = await opened;
    await expect(guide.getByRole('heading', { name: 'Your own project' })).toBeInViewport();
    await expect(form.getByLabel('Project')).toHaveValue('half-typed');
  },
);

test('navigating to a heading keeps the form’s values and the connection', async ({ page }) => {
  const cluster = await startCluster({ hasOwnIds: true });
  await chooseAction(exampleOn(page), 'Use my project');
  const project = formOf(exampleOn(page)).getByLabel('Project');
  await project.fill('half-typed');
  await page.evaluate(() => (window.location.hash = '#heading'));
  await expect(project).toHaveValue('half-typed');
  await connect(page, { Cluster: cluster.address, ...right });
  await expect(exampleOn(page).getByText(`in project “${clusterProject}”`)).toBeVisible();
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('hashchange', () => requestAnimationFrame(() => setTimeout(resolve)));
        window.location.hash = '#another';
      }),
  );
  await expect(exampleOn(page).getByText(`in project “${clusterProject}”`)).toBeVisible();
  cluster.close();
});
