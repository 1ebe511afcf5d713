/** Tests downloaded examples as a reader would use them. The tests unpack, install, build, and open them. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import sirv from 'sirv';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  chooseAction,
  editorPath,
  exampleOn,
  examplePath,
  keepFromStarting,
  versions,
  writeProgram,
} from '../fixtures/workbench';
import { openDownload } from '../fixtures/playground';
import { expect, test } from './support';

const run = promisify(execFile);

/** Downloads the project. `size` is the compressed size, and `said` is the size on the button, both in bytes. */
async function download(page: Page) {
  const button = page.getByRole('button', { name: /^Download reveal-/ });
  const label = (await button.textContent()) ?? '';
  const [, amount = '', unit] = /about ([\d.]+) (KB|MB)/.exec(label) ?? [];
  const waiting = page.waitForEvent('download');
  await button.click();
  const file = await (await waiting).path();
  const packed = fs.readFileSync(file);
  const files = new Map(
    Object.entries(unzipSync(packed)).map(([name, content]) => [
      name.replace(/^[^/]+\//, ''),
      content,
    ]),
  );
  return { files, size: packed.length, said: Number(amount) * (unit === 'MB' ? 1e6 : 1e3) };
}

test('the download contains the edited program and only its data, and its size is shown', async ({
  page,
  site,
}) => {
  await keepFromStarting(page);
  await page.goto(`${site}${editorPath()}`);
  await writeProgram(page, `import { pumpSkid } from './project';\nconsole.log(pumpSkid);`);
  await openDownload(page);
  const { files, size, said } = await download(page);
  expect(new TextDecoder().decode(files.get('src/cad-basic.ts'))).toContain(
    'console.log(pumpSkid)',
  );
  const data = [...files.keys()].filter((file) => file.startsWith('public/demo/3d/'));
  expect(data.length).toBeGreaterThan(3);
  expect(data.filter((file) => !file.startsWith('public/demo/3d/2002/'))).toEqual([]);
  expect([...files.keys()].filter((file) => file.startsWith('public/demo/files/'))).toEqual([]);
  expect(said / size).toBeGreaterThan(0.8);
  expect(said / size).toBeLessThan(1.25);
  const { dependencies } = JSON.parse(new TextDecoder().decode(files.get('package.json'))) as {
    dependencies: Record<string, string>;
  };
  for (const version of Object.values(dependencies))
    expect(version).toMatch(/^(?:npm:.+@)?\d+\.\d+\.\d+$/);
});

for (const version of versions.filter(({ name }) => name !== 'current')) {
  const tag = version.isLast ? '' : ' @all';
  test(`${version.label}: the downloaded project installs, builds and draws its first frame${tag}`, async ({
    page,
    context,
    site,
  }) => {
    await keepFromStarting(page);
    await page.goto(`${site}${examplePath(version)}`);
    await chooseAction(exampleOn(page), 'Download');
    const { files } = await download(page);
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'example-'));
    for (const [name, content] of files) {
      fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      fs.writeFileSync(path.join(folder, name), content);
    }
    await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: folder });
    await run('npm', ['run', 'build'], { cwd: folder });
    const server = http.createServer(sirv(path.join(folder, 'dist'), { dev: true }));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    // Use a separate page, to exclude the requests from the site's page.
    const project = await context.newPage();
    const outside: string[] = [];
    project.on('request', (request) => {
      if (/^https?:/.test(request.url()) && !request.url().startsWith(address)) {
        outside.push(request.url());
      }
    });
    await project.setViewportSize({ width: 640, height: 360 });
    await project.goto(address);
    const colors = async () => {
      const shot = await project.screenshot();
      const { data } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      const seen = new Set<number>();
      for (let at = 0; at + 2 < data.length; at += 3) seen.add(data.readUIntBE(at, 3));
      return seen.size;
    };
    await expect.poll(colors).toBeGreaterThan(500);
    expect(outside).toEqual([]);
    server.closeAllConnections();
    server.close();
    fs.rmSync(folder, { recursive: true });
  });
}
