/** Where the project is served: the demo project on this machine. */
export const baseUrl = 'http://localhost:4500';
