import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readVersions, rootDir } from '@reveal-docs/versions';
import { runCommand } from '../../fixtures/site';

const buildInfoFile = path.join(rootDir, '.generated', 'build.json');

function readBuildInfo(): string | undefined {
  return fs.existsSync(buildInfoFile) ? fs.readFileSync(buildInfoFile, 'utf8') : undefined;
}

interface BadInput {
  readonly script: string;
  readonly env: Readonly<Record<string, string>>;
  readonly message: string;
}

const folders = readVersions()
  .map(({ folder }) => folder)
  .join(', ');

const badInputs: readonly BadInput[] = [
  {
    script: 'build',
    env: { DOCS_VERSIONS: '9.x' },
    message: `DOCS_VERSIONS contains unknown versions: "9.x". Use one or more of: ${folders}.`,
  },
  {
    script: 'build',
    env: { DOCS_BASE_URL: 'reveal' },
    message: 'DOCS_BASE_URL is "reveal". It must be a path that starts and ends with a slash',
  },
  {
    script: 'start',
    env: { DOCS_BASE_URL: '/reveal' },
    message: 'DOCS_BASE_URL is "/reveal". It must be a path that starts and ends with a slash',
  },
  {
    script: 'build',
    env: { DOCS_URL: 'docs.example' },
    message: 'DOCS_URL is "docs.example". It must be an http or https URL.',
  },
  {
    script: 'build',
    env: { ALGOLIA_APP_ID: 'APP' },
    message:
      'Hosted search is only partly configured. Set ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME too',
  },
  {
    script: 'dev',
    env: { DOCS_VERSIONS: '9.x' },
    message: 'DOCS_VERSIONS contains unknown versions: "9.x"',
  },
];

it.concurrent.each(badInputs)('npm run $script with $env fails with a message', async (input) => {
  const { script, env, message } = input;
  const before = readBuildInfo();
  const { exitCode, output } = await runCommand('npm', ['run', '--silent', script], { env });
  expect(output).toContain(message);
  // A stack trace would distract from the message.
  expect(output).not.toMatch(/^\s+at /m);
  expect(exitCode).toBe(1);
  // The previously built site must not change.
  expect(readBuildInfo()).toBe(before);
});

it.concurrent.each(['abc', '70000'])('npm run serve refuses port %s', async (port) => {
  const args = ['run', '--silent', 'serve', '--', '--port', port];
  const { exitCode, output } = await runCommand('npm', args);
  expect(output).toContain(`Invalid port "${port}". Use a whole number from 1 to 65000.`);
  expect(exitCode).toBe(1);
});
