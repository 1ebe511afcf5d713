/**
 * The demo project for programs that run in a browser, a worker, or Node. It consists of data, and of a service that
 * responds like Cognite Data Fusion. `read.ts` reads the data from disk, `http/` serves it over HTTP, and `plant/` and
 * `photos/` generate it.
 */
export type { DemoManifest } from './manifest';
export {
  createDemoService,
  demoBaseUrl,
  type DemoData,
  type DemoResponse,
  type DemoService,
  type DemoServiceOptions,
} from './service';
export { demoDataFromManifest } from './service/fromManifest';
