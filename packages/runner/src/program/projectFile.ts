/** Name of the file that contains the connection. The name is the same in every version. */
export const projectFile = 'project.ts';
