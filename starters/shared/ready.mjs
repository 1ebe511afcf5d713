// Runs before `npm start` and `npm run preview`, and prints what's missing. Works in old Node releases.
//   node ready.mjs          checks the Node release and the installed packages
//   node ready.mjs dist     also checks that the build exists and the port is free
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
    `This app needs Node ${needed} or newer, but you are running ${process.version}. Get a newer version from https://nodejs.org.`,
  );
}
if (!fs.existsSync('node_modules')) {
  stop('The packages are missing. Run "npm ci" first.');
}
if (folder !== undefined) {
  if (!fs.existsSync(folder)) stop('No build found. Run "npm run build" first.');
  if (!/^[1-9]\d{0,4}$/.test(port) || Number(port) > 65535) {
    stop(`Invalid PORT "${port}". Use a whole number from 1 to 65535.`);
  }
  const server = net.createServer();
  server.on('error', ({ code, message }) => {
    const words = {
      EADDRINUSE: `Port ${port} is in use. Choose another port: "PORT=4601 npm run preview".`,
      EACCES: `You don't have permission to use port ${port}. Choose a port above 1023: "PORT=4601 npm run preview".`,
    };
    stop(words[code] || message);
  });
  server.listen(Number(port), 'localhost', () => server.close());
}
