/**
 * `npx tsx scripts/checkNginx.ts`: serves the built site with nginx and the configuration in `deploy/`. Checks that
 * every URL responds correctly, that no redirect leaves the host, and that an example runs. Needs `npm run build`,
 * nginx and Chromium.
 */
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { renderNginx } from '../deploy/render';
import { ask, bases, hostingProblems, readFacts, runExample, tryRedirects } from '../tests/tools';
import { buildDir, readBuildInfo } from './helpers/buildInfo';
import { launchChromium } from './helpers/chromium';
import { main } from './helpers/run';
import { freePort, waitForPort } from './helpers/ports';

/** Maximum time for nginx to start, in milliseconds. */
const startTimeout = 10_000;

function assertNginx(): void {
  if (spawnSync('nginx', ['-v']).status === 0) return;
  throw new Error(
    'nginx is missing. Install it with your package manager: Debian and Ubuntu ' +
      '`apt-get install nginx-light`, macOS `brew install nginx`, Fedora `dnf install nginx`.',
  );
}

/** Returns the path of nginx's list of MIME types, which is in the folder of its default configuration. */
function mimeTypes(): string {
  const { stderr } = spawnSync('nginx', ['-V'], { encoding: 'utf8' });
  const conf = /--conf-path=(\S+)/.exec(stderr)?.[1] ?? '/etc/nginx/nginx.conf';
  return path.join(path.dirname(conf), 'mime.types');
}

function mainConfiguration(dir: string, site: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `    ${name}_temp_path ${path.join(dir, name)};`,
  );
  return `daemon off;
worker_processes 1;
pid ${path.join(dir, 'nginx.pid')};
error_log stderr warn;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
    access_log off;
    include ${mimeTypes()};
    default_type application/octet-stream;
${temporary.join('\n')}
${site}
}
`;
}

async function withNginx(
  baseUrl: string,
  action: (site: string, port: number) => Promise<void>,
): Promise<void> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'check-nginx-'));
  const port = await freePort();
  const site = renderNginx({
    listen: `127.0.0.1:${port}`,
    root: buildDir,
    baseUrl,
    facts: readFacts(buildDir),
  });
  const file = path.join(dir, 'nginx.conf');
  fs.writeFileSync(file, mainConfiguration(dir, site));
  const nginx = spawn('nginx', ['-p', dir, '-c', file], { stdio: 'inherit' });
  const ended = new Promise((resolve) => nginx.on('close', resolve));
  try {
    await waitForPort(port, 'nginx', startTimeout);
    await action(`http://127.0.0.1:${port}${baseUrl}`, port);
  } finally {
    nginx.kill();
    await ended;
    fs.rmSync(dir, { recursive: true, force: true });
  }
}

/**
 * Checks the redirects under a different base path. The pages themselves work only under the base path of their build.
 */
async function checkRedirects(baseUrl: string): Promise<void> {
  await withNginx(baseUrl, async (site, port) => {
    const { leaks, redirects } = await tryRedirects(port, baseUrl);
    if (leaks.length > 0) throw new Error(leaks.join('\n'));
    if (redirects === 0) throw new Error(`nginx doesn't redirect anything at ${baseUrl}.`);
    const { status } = await ask(`${site}no/such/page`);
    if (status !== 404) throw new Error(`${site}no/such/page returns ${status} instead of 404.`);
    console.log(`nginx: all ${redirects} redirects at ${baseUrl} stay on the host.`);
  });
}

main(async () => {
  assertNginx();
  const info = readBuildInfo();
  if (info === undefined) throw new Error('No build found. Run `npm run build` first.');
  for (const baseUrl of bases) await checkRedirects(baseUrl);
  await withNginx(info.baseUrl, async (site) => {
    const problems = await hostingProblems(site, buildDir);
    if (problems.length > 0) throw new Error(problems.join('\n'));
    console.log('nginx: pages, redirects, caching, headers and the 404 page work as expected.');
    const browser = await launchChromium();
    try {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      const refused = await runExample(page, `${site}docs/examples/cad-basic`);
      if (refused.length > 0) throw new Error(refused.join('\n'));
      console.log("nginx: an example runs, and the browser doesn't block anything.");
    } finally {
      await browser.close();
    }
  });
});
