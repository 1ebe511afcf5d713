/** Tests the built tools without this repository. npm installs them in a new folder, and they need only Node to run. */
import { execFile, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { openTools } from '../../../../scripts/helpers/agentTools/client';
import { builtTools, installTools } from '../../../../scripts/helpers/agentTools/install';
import { solveTasks } from '../../../../scripts/helpers/agentTools/solve';
import { commands } from '../../../../packages/agent-tools/src/commands';
import { readVersions } from '@reveal-docs/versions';
import { temporaryFolder, writeFiles } from '../../../fixtures/temporaryFolder';

const dir = temporaryFolder();
const command = await installTools(dir);
const exec = promisify(execFile);

const oldProgram = `import { Cognite3DViewer, Cognite3DModel } from '@cognite/reveal';
declare const viewer: Cognite3DViewer;
export async function load(): Promise<Cognite3DModel> {
  viewer.getCamera().updateMatrix();
  return (await viewer.addModel({ modelId: 1, revisionId: 2 })) as Cognite3DModel;
}
`;
/** A type that the compiler can't check within the time limit. */
const endless = `type Grow<T extends unknown[], N extends number> = T['length'] extends N ? T : Grow<[...T, ...T, 0], N>;
type Deep<T> = { [K in 'a' | 'b' | 'c' | 'd' | 'e' | 'f']: Deep<[T, K]> }[keyof { a: 1 }];
export const x: Grow<[], 999> | Deep<0> = 1;
`;

writeFiles(dir, {
  'project/package.json': { dependencies: { '@cognite/reveal': '4.29.0', three: '0.141.0' } },
  'project/good.ts':
    "import { Cognite3DViewer } from '@cognite/reveal';\nexport type V = Cognite3DViewer;\n",
  'project/bad.ts': oldProgram,
  'old.ts': oldProgram,
  'endless.ts': endless,
});
fs.writeFileSync(path.join(dir, 'large.ts'), 'a'.repeat(5_000_000));

interface Result {
  readonly code: number;
  readonly out: string;
  readonly errors: string;
}

async function run(...args: string[]): Promise<Result> {
  try {
    const { stdout, stderr } = await exec(process.execPath, [command, ...args], { cwd: dir });
    return { code: 0, out: stdout, errors: stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, out: stdout, errors: stderr };
  }
}

const filesIn = () => fs.readdirSync(dir).sort();
const before = filesIn();
afterAll(() => expect(filesIn()).toEqual(before));

describe('the archive', () => {
  it('has at most 12 MB and no dependencies', () => {
    expect(fs.statSync(builtTools).size).toBeLessThanOrEqual(12_000_000);
    expect(
      fs.readdirSync(path.join(dir, 'node_modules')).filter((name) => !name.startsWith('.')),
    ).toEqual(['reveal-docs-tools']);
  });

  it('has the licenses of its code and of the modules that it runs', () => {
    const file = path.join(path.dirname(command), '../THIRD-PARTY-LICENSES');
    const text = fs.readFileSync(file, 'utf8');
    for (const name of ['@cognite/reveal', 'three', 'typescript', 'sucrase']) {
      expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'));
    }
  });

  it('adds the command to npm', () => {
    const { stdout } = spawnSync('npm', ['exec', '--offline', '--', 'reveal-docs', '--help'], {
      cwd: dir,
      encoding: 'utf8',
      env: { ...process.env, npm_config_cache: path.join(dir, '.npm') },
      shell: process.platform === 'win32',
    });
    expect(stdout).toContain('reveal-docs mcp');
  });

  it('is refused by npm if it’s truncated', async () => {
    const cut = path.join(dir, 'cut.tgz');
    const other = path.join(dir, 'other');
    fs.mkdirSync(other);
    fs.writeFileSync(cut, fs.readFileSync(builtTools).subarray(0, 100_000));
    await expect(installTools(other, cut)).rejects.toThrow(/npm (?:error|ERR!)/);
    expect(fs.existsSync(path.join(other, 'node_modules/reveal-docs-tools'))).toBe(false);
    fs.rmSync(cut);
    fs.rmSync(other, { recursive: true });
  });
});

describe('the command line', () => {
  it.each(readVersions())('searches $label', async ({ label, folder, routePath }) => {
    const { code, out } = await run('search', 'load', 'a', 'model', '--version', folder);
    expect(code).toBe(0);
    expect(out).toContain(`\n   ${routePath}`);
    expect(out).toContain(`${label} (`);
  });

  it.each(readVersions())(
    'describes the viewer of $label',
    async ({ folder, interfaceRelease }) => {
      const { out } = await run(
        'symbol',
        'Cognite3DViewer.addModel',
        '--version',
        folder,
        '--more',
      );
      expect(out).toContain(`(${interfaceRelease})`);
      expect(out).toMatch(/```ts\naddModel[^`]+\n```/);
    },
  );

  it('prints pages, statements and explanations', async () => {
    expect((await run('page', 'docs/concepts')).out).toContain('# Concepts');
    expect((await run('behavior', 'dispose')).out).toContain('Cognite3DViewer.dispose()');
    expect((await run('explain', 'Error: Model is not added to viewer')).out).toContain('Fix: ');
  });

  it('checks files against the release of the project', async () => {
    expect(await run('check', 'project/bad.ts')).toMatchObject({
      code: 1,
      out: expect.stringContaining('`Cognite3DModel` is now called `CogniteCadModel`.'),
    });
    const { out } = await run('check', 'project/good.ts');
    expect(out).toContain("three 0.141.0 isn't compatible");
    expect(out).toContain('0 errors in 1 file');
    expect((await run('check', 'old.ts', '--version', '3.x')).code).toBe(0);
  });

  it('upgrades a program for 3.x until it compiles', async () => {
    const shown = await run('upgrade', 'old.ts', '--from', '3.x');
    expect(shown.out).toContain('+++ b/old.ts');
    expect(fs.readFileSync(path.join(dir, 'old.ts'), 'utf8')).toBe(oldProgram);
    expect(await run('upgrade', 'old.ts', '--from', '3.x', '--write')).toMatchObject({ code: 0 });
    expect(await run('check', 'old.ts', '--version', '4.x')).toMatchObject({ code: 0 });
    fs.writeFileSync(path.join(dir, 'old.ts'), oldProgram);
  });

  it.each([
    [['check', 'large.ts'], '"large.ts" is 5.0 MB.'],
    [['check', 'none.ts'], 'The file "none.ts" doesn\'t exist.'],
    [['search', 'a', '--version', '9.x'], 'The version "9.x" doesn\'t exist.'],
    [['nothing'], 'The command "nothing" doesn\'t exist.'],
  ])('refuses %j with a one-line error', async (args, message) => {
    const { code, out, errors } = await run(...args);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(errors.trim().split('\n')).toEqual([expect.stringContaining(message)]);
  });

  it('ends for types that never resolve', async () => {
    const { code } = await run('check', 'endless.ts');
    expect([1, 2]).toContain(code);
  });

  it('names a damaged data file', async () => {
    const file = path.join(path.dirname(command), '../data/api.pack');
    const content = fs.readFileSync(file);
    fs.writeFileSync(file, content.subarray(0, 1000));
    const { code, errors } = await run('symbol', 'Cognite3DViewer');
    fs.writeFileSync(file, content);
    expect({ code, errors }).toEqual({
      code: 2,
      errors:
        'reveal-docs: The tools are damaged: data/api.pack is missing or incomplete. Install the tools again.\n',
    });
  });
});

describe('an MCP client', () => {
  it('gets the same answers, and solves three tasks', async () => {
    const client = await openTools(command, dir);
    try {
      expect(await client.list()).toEqual(commands.map(({ name }) => name));
      const { out } = await run('page', 'docs/glossary#hover');
      expect(`${await client.call('page', { address: 'docs/glossary#hover' })}\n`).toBe(out);
      expect(await client.call('search', { query: 'hover' })).toContain('docs/glossary#hover');
      expect(await client.call('upgrade', { code: oldProgram, from: '3.x' })).toContain('0 left');
      await expect(client.call('page', {})).rejects.toThrow('Missing address.');
      const solutions = await solveTasks(client);
      expect(solutions.map(({ task }) => task)).toEqual([
        'first-model',
        'color-by-tree-index',
        'custom-object',
      ]);
    } finally {
      await client.close();
    }
  });
});
