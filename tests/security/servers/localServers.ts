/**
 * Attacks on the servers that `npm run serve` and `npm run demo` start. Here, the servers run in the same process as
 * the tests.
 */
import path from 'node:path';
import { freePort } from '../../../scripts/helpers/ports';
import { createFixtureData } from '../../fixtures/demoData';
import { sendRaw } from '../../fixtures/rawRequest';
import { writeFiles } from '../../fixtures/temporaryFolder';
import type { UnitAttack } from '../attack';
import type { SourceChange } from '../frame/sourceChanges';
import { loadChanged } from '../loadChanged';
import { connectFromNetwork, foreignHosts, getFrom, network, rebinding } from './hostile';
import type * as demoHttp from '../../fixtures/demoHttp';
import type * as siteServer from '../../../scripts/helpers/server';

interface Running {
  readonly port: number;
  close(): Promise<void>;
}

interface LocalServer {
  readonly command: string;
  start(changes: readonly SourceChange[]): Promise<Running>;
  /** Makes the server listen on all interfaces instead of only the loopback interface. */
  readonly listens: SourceChange;
  readonly checksHost: SourceChange;
  readonly page: string;
  /** Status of the response if the server refuses a request because of its `Host` header. */
  readonly refusal: string;
}

function site(folder: string, files: Readonly<Record<string, string>>): LocalServer {
  const file = 'scripts/helpers/server.ts';
  return {
    command: 'npm run serve',
    async start(changes) {
      const { startSiteServer } = await loadChanged<typeof siteServer>(file, changes);
      const dir = path.join(folder, 'site');
      writeFiles(dir, files);
      return startSiteServer({ dir, baseUrl: '/base/', port: await freePort() });
    },
    listens: { file, from: "options.host ?? 'localhost'", to: "'0.0.0.0'" },
    checksHost: {
      file,
      from: 'if (!isKnownHost(request.headers.host, names)) {',
      to: 'if (!isKnownHost) {',
    },
    page: '/base/',
    refusal: '400',
  };
}

const demo: LocalServer = {
  command: 'npm run demo',
  async start(changes) {
    const { startDemoHttp } = await loadChanged<typeof demoHttp>(
      'tests/fixtures/demoHttp.ts',
      changes,
    );
    return startDemoHttp(createFixtureData());
  },
  listens: {
    file: 'packages/demo-project/src/http/listen.ts',
    from: "listenOn('127.0.0.1', port, listener)",
    to: "listenOn('0.0.0.0', port, listener)",
  },
  checksHost: {
    file: 'packages/demo-project/src/http/cors.ts',
    from: "localHost.exec(host ?? '')?.[1]?.toLowerCase()",
    to: "host && 'localhost'",
  },
  page: '/api/v1/projects/demo/3d/models',
  refusal: '403',
};

function attacksOn(server: LocalServer): UnitAttack[] {
  const attack = (
    change: SourceChange,
    result: Pick<UnitAttack, 'name' | 'gain' | 'off' | 'on'>,
    run: (port: number) => Promise<string>,
  ): UnitAttack => ({
    ...result,
    async run(isDefended) {
      const running = await server.start(isDefended ? [] : [change]);
      try {
        return await run(running.port);
      } finally {
        await running.close();
      }
    },
  });
  return [
    attack(
      server.listens,
      {
        name: `a connection from the network to \`${server.command}\``,
        gain: network,
        off: 'accepted',
        on: 'refused',
      },
      connectFromNetwork,
    ),
    ...foreignHosts.map((host) =>
      attack(
        server.checksHost,
        {
          name: `the Host ${host} for \`${server.command}\``,
          gain: rebinding,
          off: '200',
          on: server.refusal,
        },
        async (port) => {
          const request = getFrom(host, server.page, ['Authorization: Bearer any']);
          return String((await sendRaw(port, request)).statuses[0]);
        },
      ),
    ),
  ];
}

/** Returns all attacks on these servers. The files of the served site are written to `folder`. */
export function localServerAttacks(
  folder: string,
  files: Readonly<Record<string, string>>,
): readonly UnitAttack[] {
  return [site(folder, files), demo].flatMap(attacksOn);
}
