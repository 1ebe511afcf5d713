/** The gate and the README run the same command, on every Node that package.json allows. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { rootDir } from '../../src/versions';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}

interface Job {
  readonly needs?: string;
  readonly if?: string;
  readonly steps: readonly Step[];
  readonly strategy?: { readonly matrix: { readonly node: readonly string[] } };
}

function read(file: string): string {
  return fs.readFileSync(path.join(rootDir, file), 'utf8');
}

const testCommand = 'npm ci && npm test';
const { jobs } = parse(read('.github/workflows/ci.yml')) as {
  jobs: { test: Job; deploy: Job; nginx: Job; sdk: Job };
};

const commandsOf = ({ steps }: Job): string[] => steps.flatMap(({ run }) => run ?? []);

describe('the test command', () => {
  it('is in the README’s first screen', () => {
    expect(read('README.md').split('\n').slice(0, 25).join('\n')).toContain(testCommand);
  });

  it('is all that the gate runs', () => {
    const lines = read('.ci/run')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(lines).toEqual(['set -eu', testCommand]);
  });

  it('is all that the main job of the workflow runs', () => {
    expect(commandsOf(jobs.test)).toEqual([testCommand]);
  });
});

describe('the workflow', () => {
  it('starts with the oldest Node that package.json allows, and with the long-term release', () => {
    const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
    expect(jobs.test.strategy?.matrix.node).toEqual([engines.node.replace('>=', ''), 'lts/*']);
  });

  it('tries nginx and another release in jobs of their own, by the commands of the project', () => {
    expect(commandsOf(jobs.nginx).slice(-3)).toEqual([
      'npm ci',
      'npm run build',
      'npm run check:nginx',
    ]);
    expect(commandsOf(jobs.sdk)).toEqual(['npm ci', 'npm run sdk:next -- 4.8.0']);
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    expect(scripts).toHaveProperty('check:nginx');
    expect(scripts).toHaveProperty('sdk:next');
  });

  it('deploys only what passed on main, for the address that Pages gives', () => {
    expect(jobs.deploy.needs).toBe('test');
    expect(jobs.deploy.if).toContain("github.ref == 'refs/heads/main'");
    expect(commandsOf(jobs.deploy)).toEqual(['npm ci', 'npm run build']);
    const env = jobs.deploy.steps.find(({ run }) => run === 'npm run build')?.env;
    expect(env).toMatchObject({
      DOCS_URL: '${{ steps.pages.outputs.origin }}',
      DOCS_BASE_URL: '${{ steps.pages.outputs.base_path }}/',
    });
  });
});
