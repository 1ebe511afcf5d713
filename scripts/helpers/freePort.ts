/** Finds a port to serve on. Node only. */
import { listenLocally } from '../../src/demo/http/listen';

/** A port that nobody listens on: the given one, or any. Rejects when the given one is in use. */
export async function freePort(wanted = 0): Promise<number> {
  const server = await listenLocally(wanted, () => {});
  await server.close();
  return server.port;
}
