import type { NextConfig } from 'next';
import './guard.mjs';

const config: NextConfig = {
  poweredByHeader: false,
  // Such a redirect has no headers, and ignores the Host.
  skipTrailingSlashRedirect: true,
  // Headers for files that Next.js serves itself and for errors, where src/proxy.ts doesn't run.
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
    // One copy of three.js: the ES module, also for the viewer's require('three').
    resolveAlias: { three: './node_modules/three/build/three.module.js' },
  },
};

export default config;
