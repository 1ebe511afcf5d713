// Serves the demo project on this machine: node demo.mjs --port 4500. This file also runs in old Node releases, to
// report the required release. Therefore, it doesn't contain static imports or new syntax.
const needed = 20;
const fail = (words) => {
  console.error(words);
  process.exitCode = 1;
};
if (Number(process.version.slice(1).split('.')[0]) < needed) {
  fail(
    `Node ${needed} or later is required, but this is ${process.version}. Get it from https://nodejs.org.`,
  );
} else {
  import('./server.mjs')
    .then(({ serveFolder }) =>
      serveFolder(process.argv.slice(2), new URL('data/', import.meta.url)),
    )
    .catch((error) =>
      fail(
        error.code === 'ERR_MODULE_NOT_FOUND'
          ? 'No file server.mjs found next to demo.mjs. Extract the whole zip file.'
          : error.message,
      ),
    );
}
