// Runs before `npm start` and `npm run preview`, and says in one line what is missing. Old releases of Node can read it.
//   node ready.mjs          Node is new enough, and the packages are installed
//   node ready.mjs dist     the folder of the build is there as well, and the port is free
import fs from 'fs';
import net from 'net';

const folder = process.argv[2];
const needed = '20.19';
const port = process.env.PORT || '4600';

function stop(words) {
  console.error(words);
  process.exit(1);
}

const [major, minor] = process.versions.node.split('.').map(Number);
const [least, leastMinor] = needed.split('.').map(Number);
if (major < least || (major === least && minor < leastMinor)) {
  stop(
    `This needs Node ${needed} or newer, but runs in ${process.version}: get it from https://nodejs.org.`,
  );
}
if (!fs.existsSync('node_modules')) {
  stop('The packages are not installed yet: run "npm ci" first.');
}
if (folder !== undefined) {
  if (!fs.existsSync(folder)) stop('There is no build yet: run "npm run build" first.');
  if (!/^[1-9]\d{0,4}$/.test(port) || Number(port) > 65535) {
    stop(`PORT is "${port}": it must be a whole number from 1 to 65535.`);
  }
  const server = net.createServer();
  server.on('error', ({ code, message }) => {
    const words = {
      EADDRINUSE: `Port ${port} is in use: choose another, as in "PORT=4601 npm run preview".`,
      EACCES: `Port ${port} is not yours to use: choose one above 1023, as in "PORT=4601 npm run preview".`,
    };
    stop(words[code] || message);
  });
  server.listen(Number(port), 'localhost', () => server.close());
}
