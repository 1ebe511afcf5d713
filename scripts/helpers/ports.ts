import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { listenLocally } from '@reveal-docs/demo-project/http/listen';

/** Resolves with a free port: `wanted`, or any port by default. Rejects if `wanted` is in use. */
export async function freePort(wanted = 0): Promise<number> {
  const server = await listenLocally(wanted, () => {});
  await server.close();
  return server.port;
}

export async function isOpen(port: number, host = '127.0.0.1'): Promise<boolean> {
  const socket = net.connect(port, host);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** Waits until a program listens on a port. After `limit` milliseconds, rejects with the program's name. */
export async function waitForPort(port: number, program: string, limit: number): Promise<void> {
  const end = performance.now() + limit;
  while (!(await isOpen(port))) {
    if (performance.now() > end) throw new Error(`${program} isn't listening on port ${port}.`);
    await sleep(50);
  }
}
