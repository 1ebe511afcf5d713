/** Creates the network for a program in a frame. Programs can only reach the demo project. */
import {
  createDemoService,
  demoDataFromManifest,
  type DemoManifest,
  type DemoService,
} from '@reveal-docs/demo-project';
import type { FrameRequest } from '../messages';
import { loadAsset, type OnBytes } from './assets';
import type { Network, NetworkResponse } from './requests';

export interface DemoNetworkInput {
  readonly manifest: DemoManifest;
  /** Returns the URL of a file. `path` is relative to the site's base path. */
  readonly assetUrl: (path: string) => string;
  readonly onBytes: OnBytes;
  /**
   * Called when a file of the demo data fails to load. The program's request waits until the promise resolves, so that
   * the reader sees this error before the errors that it causes.
   */
  readonly onDataError: (error: Error) => Promise<void>;
}

export interface DemoNetwork extends Network {
  readonly service: DemoService;
}

function toArrayBuffer(body: string | Uint8Array): ArrayBuffer {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  // Copy the bytes, because their buffer can be larger than the body.
  return bytes.slice().buffer as ArrayBuffer;
}

/**
 * Start of the console message for a request to an endpoint that the demo project doesn't have. The message ends with
 * the method and the path. Tests fail if it appears.
 */
export const unknownEndpointNotice = 'The demo project has no endpoint ';

/** Creates the network. Requests to any other project or host reject with the reason. */
export function createDemoNetwork(input: DemoNetworkInput): DemoNetwork {
  const { manifest, assetUrl, onBytes, onDataError } = input;
  async function readFile(path: string): Promise<Uint8Array> {
    try {
      return await loadAsset(
        assetUrl(`${manifest.root}/${path}`),
        manifest.files[path]?.bytes,
        onBytes,
      );
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error));
      await onDataError(failure);
      throw failure;
    }
  }
  const service = createDemoService(demoDataFromManifest(manifest, readFile), {
    onUnknownEndpoint: (name) => console.warn(unknownEndpointNotice + name),
  });
  return {
    service,
    async handle({ method, url, headers, body }: FrameRequest): Promise<NetworkResponse> {
      if (!service.serves(url)) {
        throw new Error(
          `Examples can reach only the demo project. This request was not sent: ${method} ${url}`,
        );
      }
      const response = await service.handle({
        method,
        url,
        headers: Object.fromEntries(headers),
        body: body === null ? null : new Uint8Array(body),
      });
      return {
        status: response.status,
        headers: Object.entries(response.headers),
        body: toArrayBuffer(response.body),
      };
    },
  };
}
