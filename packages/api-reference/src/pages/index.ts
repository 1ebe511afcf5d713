/** Entry point of the API reference. */
export { wordsProblems } from './checkWords';
export { markDataSources } from './dataSources';
export { descriptionsFile, samplesFile, type ApiDescription } from './descriptions';
export { addFacts, namesByPlace, type Facts, type FactSources, type StatementList } from './facts';
export { generateApi } from './generate';
export type { ApiModel, ApiPage, Part, Section } from './model';
export { modelFile } from './modelFile';
export { idleSamples, sampleProblems, type SampleResult } from './samples';
export { usesByPlace } from './uses';
export { readWords, type WordsByName } from './words';
export { statementBlocks } from './writeFacts';
export { writePage } from './writePage';
