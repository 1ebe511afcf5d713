/** For editors. What a statement gets is the `project.ts` of the version that it runs in. */
export * from '../examples/next/project';
