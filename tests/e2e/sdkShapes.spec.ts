/** Tests that SDK packages in the formats of current bundlers run, and that Next can switch to them and back. */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { bundleModule } from '../../src/plugins/sdk/bundle';
import { readEntries } from '../../src/plugins/sdk/entries';
import type { KitManifest } from '@reveal-docs/runner/download/kitManifest';
import { runNpm } from '../../src/writing/sdkNext/sdkSource';
import { compileProgram } from '@reveal-docs/runner/program/compile';
import { readVersions, rootDir, type DocsVersion } from '@reveal-docs/versions';
import {
  exampleSource,
  openFramePage,
  runProgram,
  startFramePageServer,
  waitForState,
} from '../fixtures/framePage';
import { makeRepositoryCopy, npmRun } from '../fixtures/repositoryCopy';
import { repackSdk, sdkShapes, writeSmallSdk } from '../fixtures/sdkShapes';
import { commitAll, git, gitStatus } from '../fixtures/smallRepository';
import { next } from '../fixtures/versions';
import { writeFiles } from '../fixtures/files';
import { expect, test } from './support';

const workDir = path.join(rootDir, '.cache', 'sdkShapes');

function logs(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    window.framePage.messages.flatMap((message) => {
      if (message.type === 'log') return [message.text];
      return message.type === 'error' ? [message.message] : [];
    }),
  );
}

for (const shape of sdkShapes) {
  test(`a small SDK in the ${shape} format runs in the frame`, async ({ page }) => {
    const dir = path.join(workDir, 'small', shape);
    fs.rmSync(dir, { recursive: true, force: true });
    writeSmallSdk(dir, shape);
    const [entry] = readEntries(dir);
    const { code } = await bundleModule({
      entry: `import { add } from ${JSON.stringify(path.join(dir, entry?.file ?? ''))};
        console.log('sum', await add(2, 40));`,
      resolveDir: dir,
      externals: {},
    });
    const server = await startFramePageServer();
    await openFramePage(page, server);
    const program = compileProgram([{ file: 'program.ts', source: code }]);
    await page.evaluate((input) => window.framePage.run(input), { folder: next.folder, program });
    await waitForState(page, 'running', 'failed');
    await expect.poll(() => logs(page)).toEqual(['sum 42']);
    await server.close();
  });
}

/** Programs of Next. One shows a CAD model, the other a point cloud. */
const examples = ['cad-basic', 'pointcloud'];

async function expectToRun(page: Page, dir: string, release: string): Promise<void> {
  const version = readVersions(dir).find(({ name }) => name === 'current') as DocsVersion;
  expect(version.release).toBe(release);
  const server = await startFramePageServer(dir);
  for (const example of examples) {
    await openFramePage(page, server);
    await runProgram(page, version, exampleSource(version, example));
    const state = await waitForState(page, 'running', 'failed');
    expect(state, `${example}: ${(await logs(page)).join('\n')}`).toMatchObject({
      type: 'running',
    });
    expect((await logs(page)).filter((text) => text.startsWith('WorkerError'))).toEqual([]);
  }
  await server.close();
}

/** Expects that the downloaded project can be installed with the unpublished SDK build that it includes. */
function expectToInstall(dir: string, release: string): void {
  const generated = path.join(dir, '.generated');
  const kit = fs.readFileSync(path.join(generated, 'download/kit.json'), 'utf8');
  const { dependencies, sdk } = (JSON.parse(kit) as KitManifest).versions[next.folder] ?? {};
  const project = path.join(workDir, 'download');
  fs.rmSync(project, { recursive: true, force: true });
  writeFiles(project, { 'package.json': { name: 'download', dependencies } });
  const file = path.join(project, sdk?.path ?? '');
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.copyFileSync(path.join(generated, 'static', sdk?.file ?? ''), file);
  expect(fs.statSync(file).size).toBe(sdk?.bytes);
  runNpm(['install', '--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts'], project);
  const installed = path.join(project, 'node_modules/@cognite/reveal/package.json');
  expect(JSON.parse(fs.readFileSync(installed, 'utf8'))).toMatchObject({ version: release });
}

for (const shape of sdkShapes) {
  test(`Next switches to a release in the ${shape} format and back, and all files are as before @all`, async ({
    page,
  }) => {
    test.setTimeout(30 * 60_000);
    const dir = makeRepositoryCopy(`sdk-next-${shape}`);
    const ownPackages = path.join(dir, path.relative(rootDir, next.workspaceDir), 'node_modules');
    const hadOwn = fs.existsSync(ownPackages);
    const first = git(dir, 'rev-parse', 'HEAD').trim();
    const tarball = await repackSdk(next, shape, path.join(workDir, 'repacked'));
    const release = `${next.release}-${shape}`;
    const move = (spec: string) => npmRun(dir, 'sdk:next', [spec, '--without-statements']);
    const output = move(tarball);
    expect(output).toContain(
      `Next now runs ${release} (a local build) instead of ${next.release}.`,
    );
    expect(output).toContain('No API names changed.');
    expect(output).toContain(`undo it with npm run sdk:next -- ${next.release}\n`);
    expect(gitStatus(dir)).toContain(
      ` M ${path.relative(rootDir, next.workspaceDir)}/package.json`,
    );
    commitAll(dir);
    await expectToRun(page, dir, release);
    expectToInstall(dir, release);
    expect(fs.readdirSync(path.join(dir, '.generated/sdk-next'))).toContain(
      `${next.release}-to-${release}.txt`,
    );
    expect(npmRun(dir, 'scripts/apiRecord.ts', [tarball])).toContain(`releases/${release}.json: `);
    git(dir, 'clean', '-fdq', 'packages/api-reference/src/history');

    // If a second build has the same version but different code, it must replace the first build.
    const marked = await repackSdk(next, shape, path.join(workDir, 'repacked'), 'again');
    move(marked);
    const installed = path.join(ownPackages, '@cognite/reveal/lib/index.js');
    expect(fs.readFileSync(installed, 'utf8')).toContain('again');
    commitAll(dir);

    move(next.release);
    git(dir, 'add', '-A');
    expect(git(dir, 'diff', '--cached', '--stat', first)).toBe('');
    expect(fs.existsSync(ownPackages)).toBe(hadOwn);
    await expectToRun(page, dir, next.release);
  });
}
