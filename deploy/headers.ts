/**
 * The response headers that the site is made for: one table, from which the configurations in this folder are
 * written and with which the tests' server answers. Pure.
 */

/** Folders below the base path whose file names carry a hash of the content: such a file never changes. */
export const hashedFolders = ['assets', 'sdk', 'demo', 'frame'] as const;

export const hashedCaching = 'public, max-age=31536000, immutable';
export const pageCaching = 'public, max-age=0, must-revalidate';

/**
 * What pages may load, and so what programs in an example's frame may at most: the frame is a `srcdoc` document,
 * which inherits this policy and adds a much narrower one of its own.
 */
const policy: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'self'"],
  // Docusaurus sets the color mode by an inline script; the frame's modules and workers are blobs; Draco and
  // the point cloud decoder are WebAssembly.
  'script-src': ["'self'", "'unsafe-inline'", "'wasm-unsafe-eval'", 'blob:'],
  'worker-src': ["'self'", 'blob:'],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'", 'data:'],
  // Readers' own projects are at a cluster of this domain; hosted search answers from the last two.
  'connect-src': [
    "'self'",
    'data:',
    'blob:',
    'https://*.cognitedata.com',
    'https://*.algolia.net',
    'https://*.algolianet.com',
  ],
  'frame-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
};

/** Headers of every answer. `Strict-Transport-Security` is the host's: it must not be sent without TLS. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; '),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};
