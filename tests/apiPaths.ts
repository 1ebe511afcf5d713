/** Paths of API pages, relative to a version's route. */

export const viewer = 'api/cognite_reveal/classes/Cognite3DViewer';
export const classes = 'api/cognite_reveal/classes';
export const tools = 'api/cognite_reveal_tools/classes';
