/** Path of the tools for agents in the built site. */
export const toolsFile = 'tools.tgz';
