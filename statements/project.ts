/** For type checking in editors. At run time, a statement imports the `project.ts` of its SDK version instead. */
export * from '../examples/next/project';
