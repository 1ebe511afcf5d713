/** The demo project over HTTP for the proof: its failures change between steps, and it remembers who asked. */
import fs from 'node:fs';
import type { RequestListener } from 'node:http';
import { createDemoHandler, type DemoHandlerOptions } from '../../src/demo/http/handler';
import { listenLocally } from '../../src/demo/http/listen';
import { demoManifestFile, readDemoData, readDemoManifest } from '../../src/demo/read';
import { generateDemo } from '../../src/plugins/demoData/generate';

export interface ProofDemo {
  /** Origin, without a slash at its end. */
  readonly url: string;
  /** Tokens that came with requests, in order. */
  readonly tokens: readonly string[];
  /** Paths that were asked for without one. */
  readonly bare: readonly string[];
  /** Addresses that were asked for while something was to fail. */
  readonly troubled: ReadonlySet<string>;
  /** From now on this goes wrong, or nothing. */
  fail(failures?: DemoHandlerOptions['failures']): void;
  /** From now on no request is answered, until the returned function is called. */
  hold(): () => void;
  close(): Promise<void>;
}

/** Serves the demo project, which is generated where it is not there yet. Rejects when it cannot. */
export async function startProofDemo(): Promise<ProofDemo> {
  if (!fs.existsSync(demoManifestFile)) await generateDemo();
  const data = readDemoData(readDemoManifest());
  const plain = createDemoHandler(data);
  let handler = plain;
  let held = Promise.resolve();
  const tokens: string[] = [];
  const bare: string[] = [];
  const troubled = new Set<string>();
  const listener: RequestListener = (request, response) => {
    const { method, url = '', headers } = request;
    const token = /^Bearer (\S+)/.exec(headers.authorization ?? '')?.[1];
    if (token !== undefined) tokens.push(token);
    else if (method !== 'OPTIONS') bare.push(url);
    void held.then(() => {
      if (handler !== plain) troubled.add(`http://${headers.host}${url}`);
      handler(request, response);
    });
  };
  const server = await listenLocally(0, listener);
  return {
    url: `http://localhost:${server.port}`,
    tokens,
    bare,
    troubled,
    fail(failures) {
      handler = failures === undefined ? plain : createDemoHandler(data, { failures });
    },
    hold() {
      let release = () => {};
      held = new Promise((resolve) => (release = resolve));
      return release;
    },
    close: server.close,
  };
}
