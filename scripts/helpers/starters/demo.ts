import fs from 'node:fs';
import type { RequestListener } from 'node:http';
import { createDemoHandler, type DemoHandlerOptions } from '@reveal-docs/demo-project/http/handler';
import { listenLocally } from '@reveal-docs/demo-project/http/listen';
import { demoManifestFile, readDemoData, readDemoManifest } from '@reveal-docs/demo-project/read';
import { generateDemo } from '../../../src/plugins/demoData/generate';

export interface ProofDemo {
  /** Without a trailing slash. */
  readonly url: string;
  /** Tokens of all requests, in order. */
  readonly tokens: readonly string[];
  /** Paths of requests without a token. */
  readonly bare: readonly string[];
  /** URLs requested while {@link ProofDemo.fail} was active. */
  readonly troubled: ReadonlySet<string>;
  /** Makes all following requests fail. Without an argument, requests succeed again. */
  fail(failures?: DemoHandlerOptions['failures']): void;
  /** Delays all responses until the returned function is called. */
  hold(): () => void;
  close(): Promise<void>;
}

/** Starts the demo project. If it doesn't exist yet, generates it first. */
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
