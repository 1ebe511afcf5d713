/**
 * Exports test code for commands and benchmarks. Files in `scripts/` and `bench/` import from `tests/` only through
 * this file.
 */
export {
  faultFiles,
  nextRecord,
  putTable,
  recordProblems,
  type Seen,
  type SeenRow,
} from './e2e/faults/record';
export {
  compileFor,
  exampleSource,
  type FramePageServer,
  openFramePage,
  programFrame,
  startFramePageServer,
  versionsByRelease,
  waitForState,
} from './fixtures/framePage';
export { ask, type HostKind, hostingProblems, readFacts, runExample } from './fixtures/hosting';
export { get, headerOf, type RawAnswer, sendRaw } from './fixtures/rawRequest';
export { bases, tryRedirects } from './fixtures/redirectLeaks';
export { kinds } from './looks/kinds';
export { strayFiles } from './looks/kept';
export { reportFile } from './looks/report';
export { PlaywrightStage } from './lessons/playwrightStage';
export {
  describeDrawer,
  drawerOf,
  goldenDrawer,
  goldenFile,
  writeGoldenDrawer,
} from './scenarios/golden';
export { demoNode, demoNodes, isInside, middleOf, toViewer } from './scenarios/demo';
export { hasScenario } from './scenarios/pages';
export {
  colorDistance,
  differenceLimit,
  isSameTone,
  Picture,
  type Pixel,
  type Rgb,
  rgbOf,
} from './scenarios/picture';
export {
  allowCompiledFunctions,
  type Complaints,
  type ExampleRun,
  exampleRuns,
  loadScenario,
  preparePage,
  startExample,
  startProgram,
  watchComplaints,
} from './scenarios/runs';
export { viewBackground } from './fixtures/viewBackground';
export { type Scenario, type Stage, stageSize } from './scenarios/scenario';
export { rejectFirstToken } from './scenarios/stage/answers';
export { recordRequests, requestsOf } from './scenarios/stage/requests';
export type { Hit } from './scenarios/stage/scene';
export {
  besideBuild,
  buildSuite,
  gate,
  generateSuite,
  inBrowser,
  lintSuite,
  others,
} from './suites';
export { changeSource } from './security/frame/sourceChanges';
export {
  foreignHosts,
  getFrom,
  hostileRequests,
  isParsersAnswer,
  otherAddresses,
} from './security/servers/hostile';
export { type ServerScript, starterAttacks } from './security/servers/starters';
export { relevanceCases } from './searchRelevance';
