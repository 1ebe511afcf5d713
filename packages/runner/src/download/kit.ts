/**
 * The demo project for downloaded examples. It responds to the SDK's requests with the files in `public/demo`. Import
 * it before the program. `src/plugins/download` bundles this module.
 */
import {
  createDemoService,
  demoDataFromManifest,
  type DemoManifest,
} from '@reveal-docs/demo-project';
import { installNetwork } from '../boot/network';
import type { FramePort } from '../boot/port';

const realFetch = window.fetch.bind(window);
const folder = new URL('demo/', document.baseURI);

async function readFile(path: string): Promise<Uint8Array> {
  const response = await realFetch(new URL(path, folder));
  if (!response.ok) throw new Error(`public/demo/${path} was not found.`);
  return new Uint8Array(await response.arrayBuffer());
}

async function startService() {
  const manifest = JSON.parse(
    new TextDecoder().decode(await readFile('manifest.json')),
  ) as DemoManifest;
  return createDemoService(demoDataFromManifest(manifest, readFile));
}

const starting = startService();

const request: FramePort['request'] = async ({ method, url, headers, body }, signal) => {
  const service = await starting;
  if (!service.serves(url)) {
    const init: RequestInit = {
      method,
      headers: headers.map(([name, value]): [string, string] => [name, value]),
      body,
    };
    const response = await realFetch(url, signal === undefined ? init : { ...init, signal });
    return {
      type: 'response',
      id: 0,
      status: response.status,
      headers: [...response.headers],
      body: await response.arrayBuffer(),
    };
  }
  const answer = await service.handle({
    method,
    url,
    headers: Object.fromEntries(headers),
    body: body === null ? null : new Uint8Array(body),
  });
  const content =
    typeof answer.body === 'string' ? new TextEncoder().encode(answer.body) : answer.body;
  return {
    type: 'response',
    id: 0,
    status: answer.status,
    headers: Object.entries(answer.headers),
    body: content.slice().buffer as ArrayBuffer,
  };
};

installNetwork({
  request,
  send() {},
  onMessage() {},
  onTraffic() {},
  pending: 0,
});
