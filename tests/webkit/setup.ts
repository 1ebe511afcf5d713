/** Starts WebKit's driver and a server for the built site before all tests, and stops both afterward. */
import type { TestProject } from 'vitest/node';
import { localHosts } from '../../deploy/headers';
import { buildDir, readBuildInfo } from '../../scripts/helpers/buildInfo';
import { startSiteServer } from '../../scripts/helpers/server';
import { startWebKit } from '../../scripts/helpers/webkit';

declare module 'vitest' {
  interface ProvidedContext {
    readonly site: string;
    readonly driver: string;
    readonly browser: string;
    /** Environment variables for starting a browser without the driver. */
    readonly browserEnv: NodeJS.ProcessEnv;
  }
}

/** First port to try. If another process uses it, the server uses the next free port. */
const firstPort = Number(process.env.DOCS_TEST_PORT ?? 4173) + 100;

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const built = readBuildInfo();
  if (built === undefined) throw new Error('Nothing is built yet: run `npm run build` first.');
  const server = await startSiteServer({
    dir: buildDir,
    baseUrl: built.baseUrl,
    port: firstPort,
    connect: localHosts,
  });
  const webKit = await startWebKit().catch(async (error: unknown) => {
    await server.close();
    throw error;
  });
  provide('site', server.address);
  provide('driver', webKit.driver);
  provide('browser', webKit.browser);
  provide('browserEnv', webKit.env);
  return async () => {
    webKit.stop();
    await server.close();
  };
}
