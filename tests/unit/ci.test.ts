/** What the gate and the workflows run is there, is pinned, and may do no more than it must. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { rootDir } from '../../src/versions';

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
  readonly steps: readonly Step[];
  readonly strategy?: { readonly matrix: { readonly node: readonly string[] } };
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
const { scripts, engines } = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  engines: { node: string };
};

/** The one step of all jobs for which this holds, with its job. Throws when there are none or several. */
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
  it('is in the README’s first screen', () => {
    expect(read('README.md').split('\n').slice(0, 25).join('\n')).toContain(testCommand);
  });

  it('is all that the gate runs', () => {
    const lines = read('.ci/run')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(lines).toEqual(['set -eu', testCommand]);
  });

  it('runs for every change, on the oldest Node that package.json allows and the long-term release', () => {
    const { on, jobs } = workflows.get('ci.yml') ?? {};
    expect(Object.keys(on ?? {})).toEqual(['push', 'pull_request']);
    const { job } = only(runs(testCommand));
    expect(Object.values(jobs ?? {})).toContain(job);
    expect(job.if).toBeUndefined();
    expect(job.strategy?.matrix.node).toEqual([engines.node.replace('>=', ''), 'lts/*']);
  });
});

describe('workflows', () => {
  it('run only commands that the project has', () => {
    const commands = allJobs
      .flatMap(({ steps }) => steps)
      .flatMap(({ run = '' }) => [...run.matchAll(/npm (?:run )?([\w:-]+)/g)])
      .map(([, name = '']) => name);
    const own = [...Object.keys(scripts), 'ci', 'audit'];
    expect(commands.filter((name) => !own.includes(name))).toEqual([]);
    expect(commands.length).toBeGreaterThan(5);
  });

  it.each(texts)('$name takes actions by their hash, with the version beside it', ({ text }) => {
    const actions = [...text.matchAll(/uses: (.*)/g)].map(([, action]) => action);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) {
      expect(action).toMatch(/^actions\/[\w/-]+@[0-9a-f]{40} # \d+\.\d+\.\d+$/);
    }
  });

  it('take the same action at the same hash everywhere', () => {
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

  it('may only read, but for the one that publishes, which runs no command', () => {
    for (const { permissions } of workflows.values())
      expect(permissions).toEqual({ contents: 'read' });
    const writing = allJobs.filter(({ permissions = {} }) =>
      Object.values(permissions).includes('write'),
    );
    expect(writing).toEqual([only(uses('actions/deploy-pages')).job]);
    expect(writing[0]?.steps.filter(({ run }) => run !== undefined)).toEqual([]);
  });

  it('give a secret to the one step that publishes search records', () => {
    const withSecret = allJobs
      .flatMap(({ steps }) => steps)
      .filter((step) => JSON.stringify(step).includes('secrets.'));
    expect(withSecret).toEqual([only(runs('npm run search:publish')).step]);
    expect(JSON.stringify(allJobs.map(({ env }) => env))).not.toContain('secrets.');
  });

  it('look once a week, and never in the gate, for known weaknesses, and run the long tests after a build', () => {
    const weekly = [...workflows.values()].filter(({ on }) => 'schedule' in on);
    expect(weekly).toHaveLength(1);
    const jobs = Object.values(weekly[0]?.jobs ?? {});
    const audit = only(runs('npm audit'));
    const long = only(runs('npm run test:long'));
    expect(jobs).toContain(audit.job);
    expect(jobs).toContain(long.job);
    expect(audit.step.run).toBe('npm audit --omit=dev --audit-level=high');
    const build = long.job.steps.findIndex(runs('npm run build'));
    expect(build).toBeGreaterThan(-1);
    expect(build).toBeLessThan(long.index);
  });
});

describe('what is deployed', () => {
  const { job: testJob, index: testAt } = only(runs(testCommand));
  const upload = only(uses('actions/upload-pages-artifact'));
  const smoke = only(runs('npm run smoke'));
  const deploy = only(uses('actions/deploy-pages'));

  it('is the folder that was tested, tried once more before it is handed over', () => {
    expect(upload.job).toBe(testJob);
    expect(smoke.job).toBe(testJob);
    expect([testAt, smoke.index, upload.index]).toEqual(
      [testAt, smoke.index, upload.index].sort((one, other) => one - other),
    );
    expect(smoke.step.if).toBe(upload.step.if);
    const between = testJob.steps.slice(testAt + 1, upload.index).flatMap(({ run }) => run ?? []);
    // With hosted search the site is built again; nothing else changes it.
    expect(between).toEqual(['npm run build', 'npm run smoke']);
    const rebuild = testJob.steps.find(({ run }) => run === 'npm run build');
    expect(rebuild?.if).toContain("vars.ALGOLIA_APP_ID != ''");
    expect(Object.keys(rebuild?.env ?? {})).toEqual([
      'ALGOLIA_APP_ID',
      'ALGOLIA_API_KEY',
      'ALGOLIA_INDEX_NAME',
    ]);
  });

  it('was built and tested for the address that Pages gives', () => {
    const address = testJob.steps.findIndex(
      runs('DOCS_BASE_URL=${{ steps.pages.outputs.base_path }}/'),
    );
    expect(address).toBeGreaterThan(-1);
    expect(address).toBeLessThan(testAt);
    expect(testJob.steps[address]?.run).toContain('DOCS_URL=${{ steps.pages.outputs.origin }}');
    expect(testJob.env).toHaveProperty('DOCS_REPO_URL');
  });

  it('comes from main alone, when the tests passed', () => {
    const { jobs } = workflows.get('ci.yml') ?? {};
    expect(jobs?.[deploy.job.needs ?? '']).toBe(testJob);
    expect(deploy.job.if).toContain("github.ref == 'refs/heads/main'");
  });

  it('has its search records published after it, where search is hosted', () => {
    const publish = only(runs('npm run search:publish'));
    const { jobs } = workflows.get('ci.yml') ?? {};
    expect(jobs?.[publish.job.needs ?? '']).toBe(deploy.job);
    expect(publish.job.if).toBe("vars.ALGOLIA_APP_ID != ''");
    const keys = [uses('actions/cache/save'), uses('actions/cache/restore')].map(
      (action) => (only(action).step as { with?: { key: string; path: string } }).with,
    );
    expect(keys[0]?.path).toBe('build/search-index');
    expect(keys[1]).toMatchObject(keys[0] ?? {});
  });
});

it('installing runs no script of a package', () => {
  expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
});
