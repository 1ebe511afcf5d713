/** Attacks on the servers that readers run on their own machines. */
import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';
import { get, sendRaw } from '../../fixtures/rawRequest';
import { writeFiles } from '../../fixtures/temporaryFolder';
import type { UnitAttack } from '../attack';
import type { SourceChange } from '../frame/sourceChanges';
import { loadChanged } from '../loadChanged';
import { connectFromNetwork, foreignHosts, getFrom, network, rebinding } from './hostile';
import { localServerAttacks } from './localServers';
import { servedStarters, sourceOf, startStarter, startZip, type ServerProgram } from './programs';
import type * as listen from '@reveal-docs/demo-project/http/listen';

interface Target {
  readonly name: string;
  readonly file: string;
  start(folder: string, changes: readonly SourceChange[]): Promise<ServerProgram>;
}

const site = {
  'index.html': 'landing',
  '404.html': 'lost',
  'policy.json': JSON.stringify({ scriptHashes: [], searchHosts: [] }),
};

const zip: Target = {
  name: 'the zip',
  file: 'deploy/zip/serve.mjs',
  start(folder, changes) {
    const outDir = path.join(folder, 'site');
    writeFiles(outDir, site);
    return startZip(folder, outDir, changes);
  },
};

function starter(key: keyof typeof servedStarters): Target {
  const served = servedStarters[key];
  return {
    name: `the ${served.name} starter`,
    file: sourceOf(served.name, served.files[0]),
    start: (folder, changes) => startStarter(folder, served, changes),
  };
}

const starters = [starter('angular'), starter('webpack'), starter('noBundler')];

interface ProgramAttack extends Omit<UnitAttack, 'run'> {
  readonly target: Target;
  /** Text in the server program that implements the defense, and the replacement that disables the defense. */
  readonly defense: readonly [from: string, to: string];
  run(program: ServerProgram): Promise<string>;
}

/** Resolves with the status of the response, or with `ended` if the program exits. */
async function answerTo(bytes: string, { port, child }: ServerProgram): Promise<string> {
  const ended = new Promise<string>((resolve) => child.once('close', () => resolve('ended')));
  const [status] = (await sendRaw(port, bytes)).statuses;
  return status === undefined ? ended : String(status);
}

/** Returns attacks by pages on other sites. The host names of these sites resolve to this machine. */
function hostAttacks(target: Target, check: string, pathname: string): ProgramAttack[] {
  return foreignHosts.map((host) => ({
    name: `the Host ${host} for ${target.name}`,
    gain: rebinding,
    off: '200',
    on: '400',
    target,
    defense: [check, ''],
    run: (program) => answerTo(getFrom(host, pathname), program),
  }));
}

function networkAttack(target: Target, listen: string): ProgramAttack {
  return {
    name: `a connection from the network to ${target.name}`,
    gain: network,
    off: 'accepted',
    on: 'refused',
    target,
    defense: [`.listen(port, ${listen}, `, '.listen(port, '],
    run: ({ port }) => connectFromNetwork(port),
  };
}

function pathAttack(
  attack: Pick<ProgramAttack, 'name' | 'off' | 'target' | 'defense'>,
  pathname: string,
): ProgramAttack {
  const gain =
    attack.off === 'ended'
      ? 'One request ends the server'
      : 'Files outside of the site, such as others in the reader’s downloads';
  return { ...attack, gain, on: '404', run: (program) => answerTo(get(pathname), program) };
}

const starterCheck =
  "if (!isOwnHost(request.headers.host)) return response.writeHead(400, headers).end('Bad host');";
const zipBase: ProgramAttack['defense'] = ['!name.startsWith(baseUrl) || ', ''];
const zipNames: ProgramAttack['defense'] = [' || /\\/\\.|\\\\|\\0/.test(name)', ''];
/** Makes the server handle missing files, but no other errors. */
const zipErrors: ProgramAttack['defense'] = [
  `try {
        return fs.statSync(file).isFile();
      } catch {
        // The file is missing, or its name is invalid.
        return false;
      }`,
  'return fs.statSync(file, { throwIfNoEntry: false })?.isFile();',
];

const programAttacks: readonly ProgramAttack[] = [
  ...hostAttacks(zip, 'if (!isOwnHost(request.headers.host)) return refuse(400);', '/base/'),
  ...starters.flatMap((target) => hostAttacks(target, starterCheck, '/')),
  networkAttack(zip, 'host'),
  ...starters.map((target) => networkAttack(target, "'localhost'")),
  pathAttack(
    { name: 'a file beside the site', off: '200', target: zip, defense: zipBase },
    '/secret.txt',
  ),
  ...['/base/%2e%2e/secret.txt', '/base/..%2f..%2fsecret.txt'].map((pathname) =>
    pathAttack(
      { name: `the path ${pathname}`, off: '200', target: zip, defense: zipNames },
      pathname,
    ),
  ),
  ...['/base/', '/base/docs/'].map((folder) =>
    pathAttack(
      { name: `a name of 5 KB in ${folder}`, off: 'ended', target: zip, defense: zipErrors },
      `${folder}${'b'.repeat(5000)}`,
    ),
  ),
];

function onProgram(folder: string, { target, defense, run, ...attack }: ProgramAttack): UnitAttack {
  const [from, to] = defense;
  return {
    ...attack,
    async run(isDefended) {
      const changes = isDefended ? [] : [{ file: target.file, from, to }];
      const program = await target.start(folder, changes);
      try {
        return await run(program);
      } finally {
        program.child.kill();
      }
    },
  };
}

function idleAttack(name: string, sent: string): UnitAttack {
  const file = 'packages/demo-project/src/http/listen.ts';
  return {
    name,
    gain: 'A page uses up the files that the server’s process can open',
    off: 'another one is accepted',
    on: 'another one is closed',
    async run(isDefended) {
      const change = { file, from: '  server.maxConnections = maxConnections;\n', to: '' };
      const { listenLocally, maxConnections } = await loadChanged<typeof listen>(
        file,
        isDefended ? [] : [change],
      );
      const server = await listenLocally(0, (_request, response) => response.end());
      const sockets = Array.from({ length: maxConnections }, () =>
        net.connect(server.port, '127.0.0.1').on('error', () => {}),
      );
      try {
        await Promise.all(sockets.map((socket) => once(socket, 'connect')));
        for (const socket of sockets) socket.write(sent);
        const { statuses } = await sendRaw(server.port, get('/'));
        return statuses.length > 0 ? 'another one is accepted' : 'another one is closed';
      } finally {
        for (const socket of sockets) socket.destroy();
        await server.close();
      }
    },
  };
}

/** Returns all attacks on these servers. `folder` contains the servers' files. */
export function handedOutAttacks(folder: string): readonly UnitAttack[] {
  return [
    ...programAttacks.map((attack) => onProgram(folder, attack)),
    ...localServerAttacks(folder, site),
    idleAttack('connections that send nothing', ''),
    idleAttack('connections that send half a request', 'GET / HTTP/1.1\r\n'),
  ];
}
