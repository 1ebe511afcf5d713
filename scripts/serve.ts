/**
 * `npm run serve [-- --port 3000]`: serves the built site on this machine. If a proxy forwards requests with its own
 * host name, allow that name with `--name docs.example.com`. `--connect-local` also lets the pages connect to servers
 * on this machine, which the browser tests need.
 */
import { parseArgs } from 'node:util';
import { localHosts } from '../deploy/headers';
import { buildDir, readBuildInfo } from './helpers/buildInfo';
import { main } from './helpers/run';
import { startSiteServer } from './helpers/server';

const defaultPort = 3000;

function readPort(given: string | undefined): number {
  const text = given ?? process.env.PORT ?? String(defaultPort);
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_000) {
    throw new Error(`Invalid port ${JSON.stringify(text)}. Use a whole number from 1 to 65000.`);
  }
  return port;
}

export async function serve(args: readonly string[] = process.argv.slice(2)): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string' },
      name: { type: 'string', multiple: true },
      'connect-local': { type: 'boolean' },
    },
    allowPositionals: false,
  });
  const port = readPort(values.port);
  const info = readBuildInfo();
  if (info === undefined) throw new Error('No build found. Run `npm run build` first.');
  const server = await startSiteServer({
    dir: buildDir,
    baseUrl: info.baseUrl,
    port,
    names: values.name ?? [],
    connect: values['connect-local'] === true ? localHosts : [],
  });
  console.log(`\nReveal docs: ${server.address}\n(stop with Ctrl+C)`);
}

if (require.main === module) main(() => serve());
