/** Starts WebKit's driver and a server of the built site, once for all files, and stops both after them. */
import type { TestProject } from 'vitest/node';
import { localHosts } from '../../deploy/headers';
import { buildDir, readBuildInfo } from '../../scripts/helpers/buildInfo';
import { startSiteServer } from '../../scripts/helpers/server';
import { startWebKit } from '../../scripts/helpers/webkit';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the site's landing page. */
    readonly site: string;
    /** Address of WebKit's driver. */
    readonly driver: string;
    readonly browser: string;
    /** The environment of a browser that is started without the driver. */
    readonly browserEnv: NodeJS.ProcessEnv;
  }
}

/** The next free port is taken when this one is not. */
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
