import type { NextConfig } from 'next';
import './guard.mjs';

const config: NextConfig = {
  poweredByHeader: false,
  // Otherwise, Next.js redirects paths with a trailing slash, without checking `Host` and without these headers.
  skipTrailingSlashRedirect: true,
  // Headers for Next.js's own files, including errors. For these requests, src/proxy.ts only checks `Host`.
  headers: () =>
    Promise.resolve([
      {
        source: '/_next/:path*',
        headers: [
          { key: 'Content-Security-Policy', value: "default-src 'none'; frame-ancestors 'none'" },
          { key: 'X-Content-Type-Options', value: 'nosniff' },
          { key: 'Referrer-Policy', value: 'no-referrer' },
        ],
      },
    ]),
  // Prevent Next.js from requesting security advisories about itself.
  experimental: { agentUpgrade: false },
  turbopack: {
    root: import.meta.dirname,
    // Also resolve the viewer's require('three') to the ES module, so that only one copy of three.js loads.
    resolveAlias: { three: './node_modules/three/build/three.module.js' },
  },
};

export default config;
