/** Finds problems before a run starts, because they would otherwise cause confusing errors later. */
import fs from 'node:fs';
import { chromium } from '@playwright/test';
import { rootDir } from '@reveal-docs/versions';
import { hashSources, readBuildInfo } from '../buildInfo';
import { chromiumArgs, ensureBrowsers } from '../chromium';
import { ensureFirefox } from '../firefox';
import { freePort } from '../ports';
import { findProgram } from '../findProgram';
import { ensureWebKit, hasOwnWebKit } from '../webkit';
import type { Need } from './suite';

/** Free disk space that a build and the reports of a run need, in bytes. */
const neededBytes = 2 * 2 ** 30;

export function checkDisk(): void {
  const { bavail, bsize } = fs.statfsSync(rootDir);
  const free = Number(bavail) * Number(bsize);
  if (free < neededBytes) {
    throw new Error(
      `The disk is almost full: ${(free / 2 ** 30).toFixed(1)} GiB are free, but the tests need ${neededBytes / 2 ** 30} GiB. Free some space, then run the tests again.`,
    );
  }
}

/**
 * Resolves with the port of the server for browser tests: `DOCS_TEST_PORT`, or any free port. Rejects if
 * `DOCS_TEST_PORT` is invalid or in use.
 */
export async function choosePort(given = process.env.DOCS_TEST_PORT): Promise<number> {
  if (given === undefined || given === '') return freePort();
  const port = Number(given);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`DOCS_TEST_PORT must be a whole number from 1 to 65535, but is "${given}".`);
  }
  try {
    return await freePort(port);
  } catch (error) {
    throw new Error(
      `Port ${port} is in use. Set DOCS_TEST_PORT to another port, or unset it to use any free port.`,
      { cause: error },
    );
  }
}

/** Installs Chromium if it's missing, and starts it once. Rejects with instructions if it doesn't start. */
export async function checkChromium(): Promise<string> {
  const [executablePath = ''] = ensureBrowsers();
  try {
    const browser = await chromium.launch({ executablePath, args: chromiumArgs });
    const version = browser.version();
    await browser.close();
    return `Chromium ${version} (${executablePath})`;
  } catch (error) {
    const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n');
    throw new Error(
      `Chromium doesn't start: ${reason} Install it again (\`npx playwright install chromium\`), or set CHROMIUM_PATH to another Chromium.`,
      { cause: error },
    );
  }
}

function checkBuild(): void {
  const info = readBuildInfo();
  if (info === undefined) throw new Error('No build found. Run `npm run build` first.');
  if (info.source !== hashSources()) {
    throw new Error('The built site is out of date. Run `npm run build` again.');
  }
}

const checks: Readonly<Record<Need, () => unknown>> = {
  build: checkBuild,
  chromium: checkChromium,
  firefox: ensureFirefox,
  webkit: () => hasOwnWebKit() || ensureWebKit(),
  nginx: () => {
    if (findProgram('nginx') === undefined) {
      throw new Error(
        'nginx is missing. Install it with your package manager (Debian: `apt-get install nginx-light`).',
      );
    }
  },
};

/** Resolves with a one-line reason if this machine doesn't meet a need, and otherwise with undefined. */
export async function findMissing(need: Need): Promise<string | undefined> {
  try {
    await checks[need]();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
