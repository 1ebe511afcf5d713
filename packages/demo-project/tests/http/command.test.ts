import net, { type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { runDemo } from '../../src/http/command';
import type { LocalServer } from '../../src/http/listen';
import { createFixtureData } from '../../../../tests/fixtures/demoData';
import { runCommand } from '../../../../tests/fixtures/site';

const said: string[] = [];
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  said.length = 0;
  await Promise.all(closing.splice(0).map((close) => close()));
});

async function run(...args: readonly string[]): Promise<LocalServer | undefined> {
  const open = async () => createFixtureData();
  const server = await runDemo(args, open, (line) => said.push(line));
  if (server !== undefined) closing.push(server.close);
  return server;
}

async function occupy(host: string, port = 0): Promise<number> {
  const other = net.createServer().listen(port, host);
  await once(other, 'listening');
  closing.push(() => new Promise((resolve) => other.close(resolve)));
  return (other.address() as AddressInfo).port;
}

function listens(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, host, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

const models = '/api/v1/projects/demo/3d/models';

describe('the command', () => {
  it('prints that it isn’t CDF, then how to connect', async () => {
    const server = await run('--port', '0');
    expect(said[0]).toMatch(/^This is not Cognite Data Fusion. It is a local stand-in/);
    expect(said[1]).toContain(`baseUrl http://localhost:${server?.port}, project demo`);
    expect(await listens('127.0.0.1', server?.port ?? 0)).toBe(true);
    expect(await listens('::1', server?.port ?? 0)).toBe(true);
  });

  it('applies its options to the server', async () => {
    const fail = ['--fail', '418:assets', '--fail', '503x1:3d/*'];
    const server = await run('--port', '0', '--latency', '50', ...fail, '--token-lasts', '3');
    const base = `http://localhost:${server?.port}`;
    const headers = { authorization: 'Bearer any' };
    const ask = async (path: string) => (await fetch(base + path, { headers })).status;
    const before = performance.now();
    expect(await ask('/api/v1/projects/demo/assets')).toBe(418);
    expect(performance.now() - before).toBeGreaterThanOrEqual(45);
    expect(await ask(models)).toBe(503);
    for (const status of [200, 200, 200, 401]) expect(await ask(models)).toBe(status);
  });

  it('lists its options', async () => {
    expect(await run('--help')).toBeUndefined();
    for (const option of ['port', 'latency', 'fail', 'token-lasts']) {
      expect(said.join('\n')).toContain(`--${option} `);
    }
  });
});

describe('invalid input', () => {
  it.each([
    [['--port', 'abc'], '--port must be a whole number, but is "abc".'],
    [['--port', '65536'], '--port must be between 0 and 65535, but is 65536.'],
    [['--port', '-1'], "Option '--port' argument is ambiguous. See --help for all options."],
    [['--latency', '90000'], '--latency must be between 0 and 60000 milliseconds, but is "90000".'],
    [['--fail', '200'], '--fail can’t be "200". Use a status from 400 to 599'],
    [['--fail', '503', '--fail', 'no'], '--fail can’t be "no"'],
    [['--token-lasts', '0'], '--token-lasts must be between 1 and 1000000, but is 0.'],
    [['--prot', '1'], "Unknown option '--prot'. See --help for all options."],
    [['4500'], "Unexpected argument '4500'"],
  ])('%j is answered with a one-line error', async (args, words) => {
    const error = await run(...args).then(
      () => new Error('It runs.'),
      (reason: unknown) => reason as Error,
    );
    expect(error.message).toContain(words);
    expect(error.message).not.toContain('\n');
    expect(said).toEqual([]);
  });

  it.each([
    ['127.0.0.1', '::1'],
    ['::1', '127.0.0.1'],
  ])(
    'a port in use on %s is reported, and the server doesn’t listen on %s either',
    async (host, other) => {
      const port = await occupy(host);
      await expect(run('--port', String(port))).rejects.toThrow(
        `Port ${port} is in use. Choose another one with --port.`,
      );
      expect(await listens(other, port)).toBe(false);
      expect(said).toEqual([]);
    },
  );

  it('results in one line with `npm run demo` too', async () => {
    const port = await occupy('127.0.0.1');
    const args = ['run', '--silent', 'demo', '--', '--port', String(port)];
    const { exitCode, output } = await runCommand('npm', args);
    expect(output.trim()).toBe(`Port ${port} is in use. Choose another one with --port.`);
    expect(exitCode).toBe(1);
  });
});
