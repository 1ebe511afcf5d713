#!/usr/bin/env node
/** Entry point of the archive: `reveal-docs`. */
import fs from 'node:fs';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Tools } from './answers/answer';
import { runCommand } from './cli';
import { compileInWorker } from './code/inWorker';
import { openLibrary } from './library';

const fileAt = (path: string) => new URL(path, import.meta.url);

function openTools(dashes = '--'): Tools {
  const library = openLibrary(fileURLToPath(fileAt('../data')));
  return {
    option: (name) => dashes + name,
    library,
    cwd: process.cwd(),
    compile: compileInWorker(fileAt('./worker.js')),
    run: async (job) => {
      const { runProgram } = await import('./run/runProgram');
      return runProgram({ library, pageScript: fileAt('./page.js') }, job);
    },
  };
}

async function serve(): Promise<void> {
  const [{ startServer }, { StdioServerTransport }] = await Promise.all([
    import('./mcp'),
    import('@modelcontextprotocol/sdk/server/stdio.js'),
  ]);
  const { version } = JSON.parse(fs.readFileSync(fileAt('../package.json'), 'utf8')) as {
    version: string;
  };
  await startServer(openTools(''), new StdioServerTransport(), version);
}

async function run(args: readonly string[]): Promise<number> {
  return runCommand(args, () => openTools(), {
    out: (line) => void process.stdout.write(`${line}\n`),
    error: (line) => void process.stderr.write(`${line}\n`),
    readInput: () => text(process.stdin),
  });
}

const args = process.argv.slice(2);
if (args.length === 1 && args[0] === 'mcp') {
  await serve();
} else {
  process.exitCode = await run(args);
}
