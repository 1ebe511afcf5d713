/** Finds a free port. Node only. */
import { listenLocally } from '../../src/demo/http/listen';

/** A free port: the requested one, or any. Rejects if the requested one is in use. */
export async function freePort(wanted = 0): Promise<number> {
  const server = await listenLocally(wanted, () => {});
  await server.close();
  return server.port;
}
