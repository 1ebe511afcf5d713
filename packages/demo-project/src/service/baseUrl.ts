/** Base URL for clients of the demo project. Names under `.invalid` never resolve, by design. */
export const demoBaseUrl = 'https://demo.reveal-docs.invalid';
