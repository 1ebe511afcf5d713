import { fileURLToPath } from 'node:url';
import vue from '@vitejs/plugin-vue';
import { defineConfig, loadEnv } from 'vite';
import { headers } from './guard.mjs';

export default defineConfig(({ mode }) => {
  const { VITE_CDF_BASE_URL: cluster = 'http://localhost:4500' } = loadEnv(mode, process.cwd());
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    // This hash matches the style of the viewer's loading spinner. It might change in a new SDK release.
    "style-src 'self' 'sha256-7yaNfqBIBQ1BbcHaKDXMpWTeJccZiUgMvJ7W/ZAAMdQ='",
    // The viewer loads a texture for shading from a data URL.
    'img-src data:',
    `connect-src ${cluster}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    plugins: [vue()],
    // The viewer reads process.env, which doesn't exist in browsers.
    define: { 'process.env': {} },
    resolve: {
      // Resolve the viewer's require('three') to the ES module too, so that only one copy of three.js loads.
      alias: [{ find: /^three$/, replacement: fileURLToPath(import.meta.resolve('three')) }],
    },
    // Respond with 404 to unknown paths instead of serving the page. Remove this if you add a router.
    appType: 'mpa',
    // The viewer is a single large file.
    build: { chunkSizeWarningLimit: 8000 },
    server: { headers },
    preview: {
      port: Number(process.env.PORT ?? 4600),
      strictPort: true,
      headers: {
        'Content-Security-Policy': policy.join('; '),
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'no-referrer',
      },
    },
  };
});
