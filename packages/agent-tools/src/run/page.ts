/**
 * Starts the program in a frame and reports events. Uses the same `startSession()` as the site, so the program has the
 * same limits.
 */
import { createDemoNetwork } from '@reveal-docs/runner/host/demoNetwork';
import { startSession, type CreateNetwork } from '@reveal-docs/runner/host/session';
import { reportFunction, type PageInput, type RunEvent } from './events';

type Report = (json: string) => void;

const send = (window as unknown as Readonly<Record<string, Report>>)[reportFunction];
const report = (event: RunEvent) => send?.(JSON.stringify(event));

const response = await fetch('/input.json');
const { boot, demo, sdk, folder, program } = (await response.json()) as PageInput;
const assetUrl = (file: string) => `/${file}`;

/** Creates the demo project's network, and makes it report each request. */
const createNetwork: CreateNetwork = (onBytes) => {
  const network = createDemoNetwork({
    manifest: demo,
    assetUrl,
    onBytes,
    onDataError: () => Promise.resolve(),
  });
  let pending = 0;
  const count = (change: number) => {
    pending += change;
    report({ type: 'pending', count: pending });
  };
  return {
    async handle(request) {
      const { method, url } = request;
      count(1);
      try {
        const answer = await network.handle(request);
        report({ type: 'request', request: { method, url, status: answer.status } });
        return answer;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        report({ type: 'request', request: { method, url, reason } });
        throw error;
      } finally {
        count(-1);
      }
    },
  };
};

startSession({
  build: { boot, demo, sdk, isUpdate: () => Promise.resolve(false) },
  container: document.body,
  title: 'Program',
  description: '',
  folder,
  program,
  assetUrl,
  createNetwork,
  onState: (state) => report({ type: 'state', state }),
  onMessage: (message) => report({ type: 'message', message }),
});
