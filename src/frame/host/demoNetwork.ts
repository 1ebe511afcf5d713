/** The network of a program in a frame: the demo project, and nothing else. */
import { createDemoService, type DemoService } from '../../demo/service';
import { demoDataFromManifest } from '../../demo/service/fromManifest';
import type { DemoManifest } from '../../demo/manifest';
import type { FrameRequest } from '../messages';
import { loadAsset, type OnBytes } from './assets';
import type { Network, NetworkResponse } from './requests';

export interface DemoNetworkInput {
  readonly manifest: DemoManifest;
  /** Address of a file below the site's base path. */
  readonly assetUrl: (path: string) => string;
  readonly onBytes: OnBytes;
  /**
   * A file of the demo data could not be loaded; the program gets no answer to what needed it before this resolves, so
   * that the reader hears of the cause and not of what came of it.
   */
  readonly onDataError: (error: Error) => Promise<void>;
}

/** A network and the service behind it. */
export interface DemoNetwork extends Network {
  readonly service: DemoService;
}

function toArrayBuffer(body: string | Uint8Array): ArrayBuffer {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  // A copy, so that the answer's buffer holds the body and nothing else.
  return bytes.slice().buffer as ArrayBuffer;
}

/**
 * What the page's console says, with method and address, when a program asks for an endpoint that the demo
 * project does not have. Tests fail on it.
 */
export const unknownEndpointNotice = 'The demo project has no endpoint ';

/** Makes the network. Requests to anything but the demo project are rejected, with the reason in words. */
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
          `Examples reach the demo project only. This request was not sent: ${method} ${url}`,
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
