import sirv from 'sirv';
import { createDemoHandler } from '@reveal-docs/demo-project/http/handler';
import { listenLocally } from '@reveal-docs/demo-project/http/listen';
import { readDemoData, readDemoManifest } from '@reveal-docs/demo-project/read';

export interface DemoServer {
  /** Without a trailing slash. */
  readonly url: string;
  close(): Promise<void>;
}

/** Serves the folder `dist`, which can still be empty, and on the same origin, the demo project under `/api/`. */
export async function startDemoServer(dist: string): Promise<DemoServer> {
  const demo = createDemoHandler(readDemoData(readDemoManifest()));
  const program = sirv(dist, { dev: true });
  const { port, close } = await listenLocally(0, (request, response) => {
    if (request.url?.startsWith('/api/')) demo(request, response);
    else program(request, response, () => void response.writeHead(404).end());
  });
  return { url: `http://localhost:${port}`, close };
}
