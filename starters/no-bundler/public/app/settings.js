/** URL of the demo project on this machine. */
export const baseUrl = 'http://localhost:4500';
