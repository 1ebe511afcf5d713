import fs from 'node:fs';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { describe, expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../tests/fixtures/temporaryFolder';
import { runCommand } from '../src/cli';
import { commands } from '../src/commands';
import { writePack } from '../src/dataPack';
import { openLibrary } from '../src/library';
import { startServer } from '../src/mcp';
import { createTools } from './fixtures';

const tools = await createTools();

async function run(args: readonly string[], given = '') {
  const out: string[] = [];
  const errors: string[] = [];
  const code = await runCommand(args, () => tools, {
    out: (text) => out.push(text),
    error: (text) => errors.push(text),
    readInput: async () => given,
  });
  return { code, out: out.join('\n'), errors };
}

describe('the command line', () => {
  it('prints the answer, and exits with 1 if nothing was found', async () => {
    expect(await run(['page', 'events'])).toMatchObject({ code: 0, errors: [] });
    expect(await run(['page', 'nothing', 'here'])).toMatchObject({ code: 1, errors: [] });
  });

  it('lists all commands, and the options of a command', async () => {
    const { out, code } = await run(['--help']);
    expect(code).toBe(0);
    for (const { name } of commands) expect(out).toContain(`reveal-docs ${name} `);
    const help = await run(['upgrade', '--help']);
    for (const text of ['--from <version>', '--write', '--more', 'To read standard input']) {
      expect(help.out).toContain(text);
    }
  });

  it('reads standard input if an argument is -', async () => {
    const { out } = await run(['explain', '-'], 'Error: Model is not added to viewer\n');
    expect(out).toContain('throws this message');
  });

  it.each([
    [['nothing'], 'The command "nothing" doesn\'t exist. See reveal-docs --help.'],
    [['search'], 'Missing search text. Usage: search <text>'],
    [['search', 'a', '--all'], "Unknown option '--all'. See reveal-docs search --help."],
    [['search', 'a', '--version', '9'], 'The version "9" doesn\'t exist.'],
    [['check', 'none.ts'], 'The file "none.ts" doesn\'t exist. Check the path.'],
  ])('refuses %j with a one-line error', async (args, message) => {
    const { code, out, errors } = await run(args);
    expect({ code, out, errors }).toEqual({
      code: 2,
      out: '',
      errors: [`reveal-docs: ${message}`],
    });
  });
});

describe('the MCP server', async () => {
  const [own, other] = InMemoryTransport.createLinkedPair();
  await startServer(tools, own, '1.0.0');
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(other);
  const call = async (name: string, args: Record<string, unknown>) => {
    const { content, isError } = await client.callTool({ name, arguments: args });
    const [first] = content as { text: string }[];
    return { text: first?.text ?? '', isError };
  };

  it('offers every command with its arguments', async () => {
    const { tools: offered } = await client.listTools();
    expect(offered.map(({ name }) => name)).toEqual(commands.map(({ name }) => name));
    expect(offered.find(({ name }) => name === 'search')?.inputSchema).toMatchObject({
      properties: { query: { type: 'string' }, version: {}, more: { type: 'boolean' } },
      required: ['query'],
    });
  });

  it('returns the same answers as the command line', async () => {
    expect(await call('search', { query: 'pointer rests' })).toMatchObject({
      text: expect.stringContaining('docs/events#hovering'),
    });
    expect(await call('check', { code: 'const a = 1;' })).toMatchObject({
      text: expect.stringContaining('0 errors in 1 file'),
    });
  });

  it.each([
    ['nothing', {}, 'The tool "nothing" doesn\'t exist.'],
    ['search', { words: 'a' }, 'search has no argument "words".'],
    ['search', { query: 1 }, '"query" must be a string.'],
    ['check', { files: 'a.ts' }, '"files" must be a list of strings.'],
    ['page', { address: 'a', more: 'yes' }, '"more" must be a boolean.'],
    ['run', { code: '', timeout: '5' }, '"timeout" must be a number.'],
    ['run', { code: '' }, 'No Chromium found.'],
  ])('refuses %s %j', async (name, args, message) => {
    expect(await call(name, args)).toMatchObject({
      text: expect.stringContaining(message),
      isError: true,
    });
  });
});

describe('a damaged or missing data file', () => {
  const dir = temporaryFolder();
  const site = {
    url: 'https://docs.example/',
    versions: [{ folder: '4.x', label: '4.x', isLast: true, release: '4.29.0' }],
  };

  it('is reported with its name and what to do', () => {
    expect(() => openLibrary(dir)).toThrow(
      'The tools are damaged: data/site.json is missing or incomplete. Install the tools again.',
    );
    writeFiles(dir, { 'site.json': site });
    const library = openLibrary(dir);
    const version = library.version('4.29.0');
    const pack = writePack({ '4.x': Buffer.from('{"names":{}}') });
    fs.writeFileSync(path.join(dir, 'api.pack'), pack.subarray(0, -5));
    expect(() => library.api(version)).toThrow('data/api.pack');
    fs.writeFileSync(path.join(dir, 'api.pack'), pack);
    expect(library.api(version)).toEqual({ names: {} });
    expect(() => library.search(version)).toThrow('data/search.pack');
    expect(() => library.version('5')).toThrow(
      'The version "5" doesn\'t exist. Use one of: 4.x (4.29.0).',
    );
  });
});
