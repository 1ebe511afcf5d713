/** Headers of the built page. CAD needs no WebAssembly, no workers and no inline scripts. */

/** Where the project is served; the demo project on this machine by default. */
export const baseUrl = process.env.CDF_BASE_URL ?? 'http://localhost:4500';

export const headers = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    // The hash is of the style of the viewer's loading spinner, which can be another one in another release.
    "style-src 'self' 'sha256-7yaNfqBIBQ1BbcHaKDXMpWTeJccZiUgMvJ7W/ZAAMdQ='",
    // A texture for the viewer's shading.
    'img-src data:',
    `connect-src ${baseUrl}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};
