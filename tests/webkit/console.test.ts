/**
 * Tests all console messages from pages, starting with the very first message. If a driver controls WebKit, its private
 * sessions don't print their console, so a MiniBrowser without a driver opens the pages.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, inject, it } from 'vitest';
import { buildDir, readBuildInfo } from '../../scripts/helpers/buildInfo';
import { createSiteHandler } from '../../scripts/helpers/server';
import { drawTimeout } from './page';

const { baseUrl } = readBuildInfo() ?? { baseUrl: '/' };

/**
 * Returns a page that opens the other pages in a frame, one after another. For each page, it waits until the page's
 * example runs.
 */
const watchPage = (paths: readonly string[]) => `<!doctype html>
<html lang="en"><title>Watch</title><iframe style="width: 1000px; height: 600px"></iframe>
<script>
const frame = document.querySelector('iframe');
const later = (test) => new Promise((resolve) => {
  const look = () => (test() ? resolve() : setTimeout(look, 50));
  look();
});
(async () => {
  for (const path of ${JSON.stringify(paths)}) {
    frame.src = '${baseUrl}' + path;
    await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    const example = frame.contentDocument.querySelector('[data-example]');
    const starts = path.includes('/examples/');
    if (starts) {
      example.scrollIntoView();
      await later(() => ['running', 'failed'].includes(example.dataset.state));
    }
    console.log('watched: ' + path + ' ' + (starts ? example.dataset.state : 'page'));
  }
  console.log('watched all');
})();
</script></html>`;

async function startServer(paths: readonly string[]): Promise<http.Server> {
  const site = createSiteHandler({ dir: buildDir, baseUrl });
  const server = http.createServer((request, response) => {
    if (request.url !== '/watch') return site(request, response);
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(watchPage(paths));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/**
 * Resolves with the lines that MiniBrowser prints until all pages have been opened. The lines include MiniBrowser's own
 * warnings.
 */
async function readConsole(address: string): Promise<string[]> {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'webkit-'));
  const folders = Object.fromEntries(
    ['XDG_DATA_HOME', 'XDG_CACHE_HOME', 'XDG_CONFIG_HOME'].map((name) => [name, home]),
  );
  const browser = spawn(
    inject('browser'),
    ['--enable-write-console-messages-to-stdout=true', address],
    { env: { ...inject('browserEnv'), ...folders } },
  );
  let said = '';
  for (const output of [browser.stdout, browser.stderr]) {
    output.setEncoding('utf8').on('data', (text: string) => (said += text));
  }
  try {
    await expect
      .poll(() => said, { timeout: drawTimeout, interval: 100 })
      .toContain('CONSOLE LOG watched all');
  } finally {
    browser.kill();
    await once(browser, 'close');
    fs.rmSync(home, { recursive: true, force: true });
  }
  return said.split('\n').filter((line) => line.includes('CONSOLE '));
}

it('pages and a running example log no warnings or errors', async () => {
  const server = await startServer(['', 'docs/concepts', 'docs/examples/cad-basic']);
  try {
    const { port } = server.address() as AddressInfo;
    const lines = await readConsole(`http://127.0.0.1:${port}/watch`);
    const watched = lines.flatMap((line) => line.split('watched: ')[1] ?? []);
    expect(watched).toEqual([' page', 'docs/concepts page', 'docs/examples/cad-basic running']);
    expect(lines.filter((line) => /CONSOLE (?:\w+ )?(?:WARN|ERROR)/.test(line))).toEqual([]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
