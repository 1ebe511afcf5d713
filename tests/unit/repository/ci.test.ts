import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { buildDir } from '../../../scripts/helpers/buildInfo';
import { readPublishSettings } from '../../../scripts/searchPublish';
import { recordsFolder } from '@reveal-docs/search/records';
import { readEnvironment } from '../../../src/site/environment';
import { rootDir } from '@reveal-docs/versions';

interface Step {
  readonly id?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly if?: string;
  readonly env?: Readonly<Record<string, string>>;
}

interface Job {
  readonly needs?: string;
  readonly if?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly 'runs-on': string;
  readonly steps: readonly Step[];
  readonly strategy?: {
    readonly matrix: {
      readonly node?: readonly string[];
      readonly os?: readonly string[];
      readonly shard?: readonly number[];
    };
  };
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

function read(file: string): string {
  return fs.readFileSync(path.join(rootDir, file), 'utf8');
}

const workflowFolder = '.github/workflows';
const texts = fs
  .readdirSync(path.join(rootDir, workflowFolder))
  .map((name) => ({ name, text: read(`${workflowFolder}/${name}`) }));
const workflows = new Map(texts.map(({ name, text }) => [name, parse(text) as Workflow]));
const allJobs = [...workflows.values()].flatMap(({ jobs }) => Object.values(jobs));

const testCommand = 'npm ci && npm test';
const installBrowsers = 'npx playwright install --with-deps chromium firefox';
const { scripts, engines } = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  engines: { node: string };
};

/** Finds the only step in all jobs for which `holds` returns true. Throws unless exactly one such step exists. */
function only(holds: (step: Step) => boolean): { job: Job; step: Step; index: number } {
  const found = allJobs.flatMap((job) =>
    job.steps.map((step, index) => ({ job, step, index })).filter(({ step }) => holds(step)),
  );
  const [first, ...others] = found;
  if (first === undefined || others.length > 0) {
    throw new Error(`There are ${found.length} such steps, not one.`);
  }
  return first;
}

const runs = (command: string) => (step: Step) => step.run?.includes(command) === true;
const uses = (action: string) => (step: Step) => step.uses?.startsWith(`${action}@`) === true;

describe('the test command', () => {
  it('is in the first 25 lines of the README', () => {
    expect(read('README.md').split('\n').slice(0, 25).join('\n')).toContain(testCommand);
  });

  it('is the only command in .ci/run', () => {
    const lines = read('.ci/run')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(lines).toEqual(['set -eu', testCommand]);
  });

  it('runs for every change, on the oldest supported Node and the LTS release', () => {
    const { on, jobs } = workflows.get('ci.yml') ?? {};
    expect(Object.keys(on ?? {})).toEqual(['push', 'pull_request']);
    const { job } = only((step) => step.run === testCommand);
    expect(Object.values(jobs ?? {})).toContain(job);
    expect(job.if).toBeUndefined();
    expect(job.strategy?.matrix.node).toEqual([engines.node.replace('>=', ''), 'lts/*']);
  });
});

describe('workflows', () => {
  it('name the release of the machine for each job', () => {
    const machines = allJobs.flatMap((job) =>
      job['runs-on'] === '${{ matrix.os }}' ? (job.strategy?.matrix.os ?? []) : job['runs-on'],
    );
    expect(machines.length).toBeGreaterThanOrEqual(allJobs.length);
    for (const machine of machines) {
      expect(machine).toMatch(/^(?:ubuntu-\d+\.\d+|macos-\d+|windows-\d+)$/);
    }
  });

  it.each(texts)('$name pins container images by digest', ({ text }) => {
    const images = [...text.matchAll(/(?:container|image): *(\S.*)|docker:\/\/(\S+)/g)];
    for (const [line] of images) expect(line).toMatch(/@sha256:[0-9a-f]{64}$/);
  });

  it('run the tests in the browsers of Playwright’s pinned version', () => {
    for (const command of [testCommand, 'npm run test:all -- --shard']) {
      const { job, index } = only(runs(command));
      const before = job.steps.slice(0, index);
      expect(before.filter(runs(installBrowsers))).toHaveLength(1);
    }
  });

  it('run only npm commands that the project has', () => {
    const commands = allJobs
      .flatMap(({ steps }) => steps)
      .flatMap(({ run = '' }) => [...run.matchAll(/npm (?:run (?:--silent )?)?([\w:]+)/g)])
      .map(([, name = '']) => name);
    const own = [...Object.keys(scripts), 'ci', 'audit'];
    expect(commands.filter((name) => !own.includes(name))).toEqual([]);
    expect(commands.length).toBeGreaterThan(5);
  });

  it.each(texts)('$name pins actions by hash, with the version in a comment', ({ text }) => {
    const actions = [...text.matchAll(/uses: (.*)/g)].map(([, action]) => action);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) {
      expect(action).toMatch(/^actions\/[\w/-]+@[0-9a-f]{40} # \d+\.\d+\.\d+$/);
    }
  });

  it('pin the same action to the same hash', () => {
    const actions = texts.flatMap(({ text }) =>
      [...text.matchAll(/uses: (actions\/[\w-]+)[\w/-]*@(.*)/g)].map(([, name, at]) => ({
        name,
        at,
      })),
    );
    for (const { name, at } of actions) {
      expect(
        new Set(actions.filter((other) => other.name === name).map((other) => other.at)),
      ).toEqual(new Set([at]));
    }
  });

  it('have only read access, except for the publishing job, which runs no commands', () => {
    for (const { permissions } of workflows.values())
      expect(permissions).toEqual({ contents: 'read' });
    const writing = allJobs.filter(({ permissions = {} }) =>
      Object.values(permissions).includes('write'),
    );
    expect(writing).toEqual([only(uses('actions/deploy-pages')).job]);
    expect(writing[0]?.steps.filter(({ run }) => run !== undefined)).toEqual([]);
  });

  it('pass secrets only to the steps that publish search records and keep files', () => {
    const withSecret = allJobs
      .flatMap(({ steps }) => steps)
      .filter((step) => JSON.stringify(step).includes('secrets.'));
    const steps = ['deployKeep', 'searchPublish'].map(
      (name) => only(runs(`npx tsx scripts/${name}.ts`)).step,
    );
    expect(withSecret).toHaveLength(steps.length);
    expect(withSecret).toEqual(expect.arrayContaining(steps));
    expect(JSON.stringify(allJobs.map(({ env }) => env))).not.toContain('secrets.');
  });

  it('check for known vulnerabilities once a week', () => {
    const weekly = [...workflows.values()].filter(({ on }) => 'schedule' in on);
    expect(weekly).toHaveLength(1);
    const audit = only(runs('npm audit'));
    expect(Object.values(weekly[0]?.jobs ?? {})).toContain(audit.job);
    expect(audit.step.run).toBe('npm audit --omit=dev --audit-level=high');
  });

  it('give the shards everything that the build generates', () => {
    const paths = allJobs
      .flatMap(({ steps }) => steps)
      .map((step) => (step as { with?: { path?: string; key?: string } }).with)
      .filter((cached) => cached?.key === 'site-${{ github.sha }}')
      .map((cached) => cached?.path?.trim().split('\n'));
    expect(paths).toHaveLength(2);
    const generated = ['build', '.docusaurus', '.generated', 'docs/api', 'versioned_docs/*/api'];
    for (const list of paths) expect(list).toEqual(expect.arrayContaining(generated));
    expect(paths[0]).toEqual(paths[1]);
  });

  it('run every shard of test:all on each push to main, with one summary', () => {
    const { job, step } = only(runs('npm run test:all -- --shard'));
    const shards = job.strategy?.matrix.shard ?? [];
    expect(shards).toEqual(Array.from({ length: shards.length }, (_, index) => index + 1));
    expect(step.run).toContain(`--shard \${{ matrix.shard }}/${shards.length} `);
    expect(job.if).toBe("github.event_name == 'push'");
    expect(only(runs('--table results')).step.run).toContain('GITHUB_STEP_SUMMARY');
  });
});

/** Values that determine whether a step runs. `appId` is empty if hosted search isn't configured. */
interface Situation {
  readonly event: 'push' | 'pull_request';
  readonly node: string;
  readonly appId: string;
}

/**
 * Returns whether a step or job runs, assuming that all previous steps succeeded. Throws if its condition contains
 * unknown terms.
 */
function isRun({ if: condition = '' }: Step | Job, { event, node, appId }: Situation): boolean {
  const values: Readonly<Record<string, string>> = {
    'github.event_name': event,
    'github.ref': event === 'push' ? 'refs/heads/main' : 'refs/pull/1/merge',
    'matrix.node': node,
    'vars.ALGOLIA_APP_ID': appId,
  };
  if (condition === '') return true;
  return condition.split(' && ').every((part) => {
    if (part === 'failure()') return false;
    const [, name = '', operator, wanted] = /^(\S+) ([!=]=) '([^']*)'$/.exec(part) ?? [];
    const value = values[name];
    if (value === undefined) throw new Error(`What does "${part}" mean?`);
    return (value === wanted) === (operator === '==');
  });
}

const [oldest, current] = [engines.node.replace('>=', ''), 'lts/*'];
const ci = workflows.get('ci.yml')?.jobs ?? {};
const onMain: Situation = { event: 'push', node: current, appId: '' };

/** Returns the commands and publishing actions that a job runs in this situation, in order of execution. */
function happens(job: Job | undefined, situation: Situation): string[] {
  if (job === undefined || !isRun(job, situation)) return [];
  const shown = /^actions\/(upload-pages-artifact|deploy-pages|cache\/save|cache\/restore)@/;
  return job.steps
    .filter((step) => isRun(step, situation))
    .flatMap(({ run, uses: action = '' }) => run?.trim() ?? shown.exec(action)?.[1] ?? []);
}

describe('a deployment', () => {
  const address = [
    'echo \'DOCS_URL=${{ steps.pages.outputs.origin }}\' >> "$GITHUB_ENV"',
    'echo \'DOCS_BASE_URL=${{ steps.pages.outputs.base_path }}/\' >> "$GITHUB_ENV"',
  ].join('\n');

  it.each<[string, Situation, readonly string[]]>([
    [
      'a pull request',
      { ...onMain, event: 'pull_request' },
      [`npm ci && ${installBrowsers}`, testCommand],
    ],
    [
      'main on the oldest Node',
      { ...onMain, node: oldest },
      [address, `npm ci && ${installBrowsers}`, testCommand],
    ],
    [
      'main',
      onMain,
      [
        address,
        `npm ci && ${installBrowsers}`,
        testCommand,
        'npx tsx scripts/deployKeep.ts',
        'npx tsx scripts/smoke.ts',
        'upload-pages-artifact',
      ],
    ],
    [
      'main with hosted search',
      { ...onMain, appId: 'ABC' },
      [
        address,
        `npm ci && ${installBrowsers}`,
        testCommand,
        'npm run build',
        'npx tsx scripts/deployKeep.ts',
        'npx tsx scripts/smoke.ts',
        'upload-pages-artifact',
        'cache/save',
      ],
    ],
  ])('runs these steps in order: %s', (_what, situation, wanted) => {
    expect(happens(ci.test, situation)).toEqual(wanted);
  });

  it('happens only on main after its tests, and search records are published after it', () => {
    expect(ci.deploy?.needs).toBe('test');
    expect(happens(ci.deploy, onMain)).toEqual(['deploy-pages']);
    expect(happens(ci.deploy, { ...onMain, event: 'pull_request' })).toEqual([]);
    expect(ci.search?.needs).toBe('deploy');
    expect(happens(ci.search, onMain)).toEqual([]);
    expect(happens(ci.search, { ...onMain, appId: 'ABC' })).toEqual([
      'cache/restore',
      'npm ci',
      'npx tsx scripts/searchPublish.ts',
    ]);
  });

  it('sets the variables that the code reads', () => {
    const variables = (step: Step | Job | undefined) => Object.keys(step?.env ?? {}).sort();
    expect(variables(ci.test)).toEqual(['DOCS_REPO_URL']);
    const { repoUrl } = readEnvironment({ DOCS_REPO_URL: 'https://git.test/team/docs' });
    expect(repoUrl).toBe('https://git.test/team/docs');
    const keeps = only((step) => step.run === 'npx tsx scripts/deployKeep.ts').step;
    expect(variables(keeps)).toEqual(['DOCS_KEEP', 'DOCS_KEEP_KEY']);
    const hosted = only((step) => step.run === 'npm run build' && step.env !== undefined).step;
    const given = Object.fromEntries(variables(hosted).map((name) => [name, 'x']));
    expect(readEnvironment(given).hostedSearch).toMatchObject({
      appId: 'x',
      apiKey: 'x',
      indexName: 'x',
    });
    const publish = only(runs('npx tsx scripts/searchPublish.ts')).step;
    expect(variables(publish)).toEqual([
      'ALGOLIA_ADMIN_KEY',
      'ALGOLIA_APP_ID',
      'ALGOLIA_INDEX_NAME',
      'DOCS_BASE_URL',
      'DOCS_URL',
    ]);
    const filled = Object.fromEntries(variables(publish).map((name) => [name, 'x']));
    expect(() => readPublishSettings(filled)).not.toThrow();
  });

  it('publishes the search records that were built with it', () => {
    const folder = `build/${recordsFolder}`;
    const steps = allJobs.flatMap((job) => job.steps);
    for (const action of ['actions/cache/save', 'actions/cache/restore']) {
      const step = steps.find(
        (each) => uses(action)(each) && JSON.stringify(each).includes('search-index-'),
      );
      expect((step as { with?: object } | undefined)?.with).toMatchObject({
        path: folder,
        key: 'search-index-${{ github.sha }}',
      });
    }
    expect((only(uses('actions/upload-pages-artifact')).step as { with?: object }).with).toEqual({
      path: path.relative(rootDir, buildDir),
    });
  });
});

it('npm doesn’t run install scripts of packages', () => {
  expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
});
