/** The network of a program that shows the reader's own project: its one cluster, and nothing else. */
import type { FrameRequest } from '../messages';
import { requestInit, type Connection } from './connection';
import type { Network, NetworkResponse } from './frame';

/** Headers of the program that go on to the cluster. Its authorization is a stand-in and does not. */
const passedOn = /^(?:accept|content-type|x-cdp-.*|cdf-version)$/i;

/** Makes the network. Requests to other hosts are rejected, with the reason in words. */
export function createOwnNetwork(
  connection: Connection,
  onBytes: (bytes: number) => void,
): Network {
  return {
    async handle({ method, url, headers, body }: FrameRequest): Promise<NetworkResponse> {
      if (!URL.canParse(url) || new URL(url).origin !== connection.cluster) {
        throw new Error(
          `Only ${connection.cluster} is reached with your own project. This request was not sent: ${method} ${url}`,
        );
      }
      const init = requestInit(connection);
      const response = await fetch(url, {
        ...init,
        method,
        body,
        headers: {
          ...Object.fromEntries(headers.filter(([name]) => passedOn.test(name))),
          ...(init.headers as Record<string, string>),
        },
      });
      const content = await response.arrayBuffer();
      onBytes(content.byteLength);
      return { status: response.status, headers: [...response.headers], body: content };
    },
  };
}
