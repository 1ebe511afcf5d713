/** The file that holds the connection, in every version. */
export const projectFile = 'project.ts';
