import type { NextConfig } from 'next';

const config: NextConfig = {
  poweredByHeader: false,
  // On every answer, also where src/proxy.ts sends no policy: files that Next.js serves itself, and errors.
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
  // Next.js asks npm's registry about itself otherwise.
  experimental: { agentUpgrade: false },
  turbopack: {
    root: import.meta.dirname,
    // One copy of three.js: the ES module, also for the viewer's require('three').
    resolveAlias: { three: './node_modules/three/build/three.module.js' },
  },
};

export default config;
