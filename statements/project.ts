/** For type checking in editors. At run time, a statement imports the `project.ts` of its version instead. */
export * from '../examples/next/project';
