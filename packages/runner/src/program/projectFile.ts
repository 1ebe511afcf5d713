/** Name of the file with the connection. It's the same in every version. */
export const projectFile = 'project.ts';
