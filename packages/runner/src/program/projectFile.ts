/** File that contains the connection, in every version. */
export const projectFile = 'project.ts';
