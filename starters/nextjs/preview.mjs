/** Serves the build to this machine with `next start`, on PORT or 4600. */
process.env.PORT ??= '4600';
// Makes src/proxy.ts refuse requests for other hosts.
process.env.LOCAL_PREVIEW = 'true';
process.argv.splice(2, 0, 'start', '--hostname', 'localhost');

await import('next/dist/bin/next');
