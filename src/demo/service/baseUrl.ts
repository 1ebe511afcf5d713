/** What a client of the demo project uses as its base URL. `.invalid` never resolves, on purpose. */
export const demoBaseUrl = 'https://demo.reveal-docs.invalid';
