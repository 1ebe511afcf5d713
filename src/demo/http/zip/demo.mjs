// Serves the demo project on this machine: node demo.mjs --port 4500. No import stands here, and nothing that old
// releases of Node cannot read, so that they can say what they lack.
const needed = 20;
const fail = (words) => {
  console.error(words);
  process.exitCode = 1;
};
if (Number(process.version.slice(1).split('.')[0]) < needed) {
  fail(
    `This needs Node ${needed} or newer, but runs in ${process.version}: get it from https://nodejs.org.`,
  );
} else {
  import('./server.mjs')
    .then(({ serveFolder }) =>
      serveFolder(process.argv.slice(2), new URL('data/', import.meta.url)),
    )
    .catch((error) =>
      fail(
        error.code === 'ERR_MODULE_NOT_FOUND'
          ? 'The file server.mjs is missing beside demo.mjs: unpack the whole zip.'
          : error.message,
      ),
    );
}
