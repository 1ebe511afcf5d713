import type { NextConfig } from 'next';

const config: NextConfig = {
  poweredByHeader: false,
  // Next.js asks npm's registry about itself otherwise.
  experimental: { agentUpgrade: false },
  turbopack: {
    root: import.meta.dirname,
    // One copy of three.js: the ES module, also for the viewer's require('three').
    resolveAlias: { three: './node_modules/three/build/three.module.js' },
  },
};

export default config;
