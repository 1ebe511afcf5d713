/** The reader's own project: sent to its cluster only, in the page's memory only, and every failure with its cause. */
import { createServer, type IncomingMessage } from 'node:http';
import fs from 'node:fs';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { createDemoService } from '../../src/demo/service';
import { demoDataFromManifest } from '../../src/demo/service/fromManifest';
import type { DemoManifest } from '../../src/demo/manifest';
import { rootDir } from '../../src/versions';
import {
  drawTimeout,
  exampleOn,
  examplePath,
  expectState,
  keepFromStarting,
} from '../fixtures/workbench';
import { expect, test } from './support';

const token = 'own-secret-token';
/** The demo project under another name, as a cluster of the reader's. */
const project = 'own-plant';

interface Cluster {
  readonly address: string;
  /** Authorization header of every request but preflights. */
  readonly authorizations: (string | undefined)[];
  close(): void;
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** A cluster that speaks CDF's endpoints; without `allowsPages` it does not let pages read its answers. */
async function startCluster({ allowsPages = true } = {}): Promise<Cluster> {
  const manifest = JSON.parse(
    fs.readFileSync(path.join(rootDir, '.generated/demo/manifest.json'), 'utf8'),
  ) as DemoManifest;
  const folder = path.join(rootDir, '.generated/static', manifest.root);
  const authorizations: (string | undefined)[] = [];
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service = createDemoService(
    demoDataFromManifest({ ...manifest, project: project as 'demo' }, (file) =>
      fs.promises.readFile(path.join(folder, file)),
    ),
    { baseUrl: address },
  );
  server.on('request', (request, response) => {
    if (allowsPages) {
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader(
        'Access-Control-Allow-Headers',
        request.headers['access-control-request-headers'] ?? '*',
      );
    }
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const { authorization } = request.headers;
    authorizations.push(authorization);
    if (authorization !== `Bearer ${token}`) {
      response.writeHead(401, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ error: { code: 401, message: 'Unauthorized' } }));
      return;
    }
    void readBody(request)
      .then((body) =>
        service.handle({
          method: request.method ?? 'GET',
          url: `${address}${request.url ?? '/'}`,
          headers: { authorization },
          body,
        }),
      )
      .then((answer) => {
        for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value);
        response.writeHead(answer.status).end(answer.body);
      });
  });
  return {
    address,
    authorizations,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function connect(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  const form = exampleOn(page).getByRole('form', { name: 'Your own project' });
  if (!(await form.isVisible())) {
    await exampleOn(page).getByRole('button', { name: 'Your own project' }).click();
  }
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value);
  await form.getByRole('button', { name: 'Connect and run' }).click();
}

const right = {
  Project: project,
  'Access token': token,
  'Model ID': '1002',
  'Revision ID': '2002',
};

test.beforeEach(async ({ page, site }) => {
  await keepFromStarting(page);
  await page.goto(`${site}${examplePath()}`);
});

test('draws the reader’s model, tells nobody else the token, and goes back to the demo', async ({
  page,
  site,
}) => {
  test.setTimeout(3 * drawTimeout);
  const cluster = await startCluster();
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const isCluster = request.url().startsWith(cluster.address);
    const said = JSON.stringify([request.url(), request.postData(), request.headers()]);
    if (!isCluster && said.includes(token)) elsewhere.push(request.url());
  });
  await connect(page, { Cluster: cluster.address, ...right });
  await expectState(page, 'running');
  await expect(exampleOn(page).getByRole('status').first()).toContainText(
    `your project ${project}`,
  );
  await expect(
    exampleOn(page).getByText(`in project “${project}” on ${cluster.address}`),
  ).toBeVisible();
  expect(cluster.authorizations.length).toBeGreaterThan(3);
  expect(new Set(cluster.authorizations)).toEqual(new Set([`Bearer ${token}`]));
  expect(elsewhere).toEqual([]);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(kept).not.toContain(token);
  expect(
    await page
      .frames()
      .at(-1)
      ?.evaluate(() => document.documentElement.outerHTML),
  ).not.toContain(token);

  const asked = cluster.authorizations.length;
  await exampleOn(page).getByRole('button', { name: 'Back to the demo' }).click();
  await expect(exampleOn(page).getByRole('status').first()).toContainText('Running on @cognite', {
    timeout: drawTimeout,
  });
  expect(cluster.authorizations).toHaveLength(asked);
  await page.goto(site);
  await page.goBack();
  await expect(exampleOn(page).getByText(project)).toHaveCount(0);
  cluster.close();
});

test('says the cause: wrong token, wrong id, wrong project', async ({ page }) => {
  const cluster = await startCluster();
  const alert = exampleOn(page).getByRole('alert');
  await connect(page, { Cluster: cluster.address, ...right, 'Access token': 'other' });
  await expect(alert).toContainText('refuses the token');
  await connect(page, { 'Access token': token, 'Revision ID': '4' });
  await expect(alert).toContainText('no revision 4 of a model 1002');
  await connect(page, { 'Revision ID': '2002', Project: 'elsewhere' });
  await expect(alert).toContainText('refuses the token for project "elsewhere"');
  await expect(exampleOn(page).locator('iframe')).toHaveCount(0);
  cluster.close();
});

test('says the cause: a host that is not there, and one that does not let pages read', async ({
  page,
}) => {
  const closed = await startCluster();
  closed.close();
  const alert = exampleOn(page).getByRole('alert');
  await connect(page, { Cluster: closed.address, ...right });
  await expect(alert).toContainText('cannot be reached');
  const silent = await startCluster({ allowsPages: false });
  await connect(page, { Cluster: silent.address });
  await expect(alert).toContainText('(CORS)');
  silent.close();
});

test('says by field what cannot be right, and sends nothing', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await connect(page, { Cluster: 'http://api.cognitedata.com', ...right, 'Model ID': 'x' });
  await expect(exampleOn(page).getByLabel('Cluster')).toHaveAccessibleDescription(/https:/);
  await expect(exampleOn(page).getByLabel('Model ID')).toHaveAccessibleDescription(/whole number/);
  expect(requests.filter((url) => url.includes('cognitedata'))).toEqual([]);
});

test('a shared link forgets it', async ({ page, site }) => {
  test.setTimeout(2 * drawTimeout);
  const cluster = await startCluster();
  await connect(page, { Cluster: cluster.address, ...right });
  await expect(exampleOn(page).getByText(`in project “${project}”`)).toBeVisible();
  await exampleOn(page).getByRole('button', { name: 'Share' }).click();
  const link = await exampleOn(page).getByRole('textbox', { name: /^Link/ }).inputValue();
  expect(link.startsWith(site)).toBe(true);
  // Followed in the same page, as a reader does who pastes it into the address bar.
  await page.evaluate((hash) => (window.location.hash = hash), new URL(link).hash);
  await exampleOn(page).getByRole('button', { name: 'Your own project' }).click();
  await expect(exampleOn(page).getByLabel('Cluster')).toHaveValue('');
  cluster.close();
});
