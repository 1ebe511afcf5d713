/** Base URL for clients of the demo project. Names under `.invalid` are reserved and never resolve. */
export const demoBaseUrl = 'https://demo.reveal-docs.invalid';
