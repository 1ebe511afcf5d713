/** Path of the archive with the tools for agents, relative to the built site. */
export const toolsFile = 'tools.tgz';
