/** HTTP headers for the built page. CAD models don't need WebAssembly, workers, or inline scripts. */

/** URL of the project. Defaults to the demo project on this machine. */
export const baseUrl = process.env.CDF_BASE_URL ?? 'http://localhost:4500';

export const headers = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    // This hash matches the style of the viewer's loading spinner. It might change in a new SDK release.
    "style-src 'self' 'sha256-7yaNfqBIBQ1BbcHaKDXMpWTeJccZiUgMvJ7W/ZAAMdQ='",
    // The viewer loads a texture for shading from a data URL.
    'img-src data:',
    `connect-src ${baseUrl}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};
