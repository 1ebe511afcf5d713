import type { NextConfig } from 'next';
import './guard.mjs';

const config: NextConfig = {
  poweredByHeader: false,
  // Redirects of trailing slashes would have no headers, and ignore the Host.
  skipTrailingSlashRedirect: true,
  // Headers for errors and Next.js's own files, because src/proxy.ts doesn't run for them.
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
  // Stops Next.js from requesting security advisories about itself.
  experimental: { agentUpgrade: false },
  turbopack: {
    root: import.meta.dirname,
    // Loads only one copy of three.js: the viewer's require('three') also gets the ES module.
    resolveAlias: { three: './node_modules/three/build/three.module.js' },
  },
};

export default config;
