/** Serves what was built, to this machine only, on PORT or 4600: `next start`. */
process.env.PORT ??= '4600';
process.argv.splice(2, 0, 'start', '--hostname', 'localhost');

await import('next/dist/bin/next');
