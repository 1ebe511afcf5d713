/** Entry point of the API reference. */
export { wordsProblems } from './checkWords';
export { descriptionsFile, samplesFile, type ApiDescription } from './descriptions';
export type { StatementList } from './facts';
export { generateApi } from './generate';
export { idleSamples, sampleProblems, type SampleResult } from './samples';
export { readWords } from './words';
