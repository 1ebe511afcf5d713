/** Serves what was built, on PORT or 4600: `next start`. */
process.env.PORT ??= '4600';
process.argv.splice(2, 0, 'start');

await import('next/dist/bin/next');
