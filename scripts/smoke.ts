/**
 * `npx tsx scripts/smoke.ts [https://host/path/]`: checks a published copy of `build/`: headers, redirects, the 404
 * page, compression, range requests, content policies, files kept from previous builds, and one example per kind of
 * data. Without a URL, the command serves `build/` on this machine and checks that site. `--host by-path` (Netlify,
 * Cloudflare Pages) and `--host plain` (GitHub Pages) skip the checks of features that these hosts don't support.
 */
import { parseArgs } from 'node:util';
import { metaPolicy, type PageKind } from '../deploy/headers';
import { ask, hostingProblems, readFacts, runExample, type HostKind } from '../tests/tools';
import { buildDir, readBuildInfo } from './helpers/buildInfo';
import { launchChromium } from './helpers/chromium';
import { main } from './helpers/run';
import { startSiteServer } from './helpers/server';

/** First port that the local server tries. */
const firstPort = 4740;

const hosts: Readonly<Record<string, HostKind>> = {
  full: 'full',
  'by-path': 'byPath',
  plain: 'plain',
};

const examples = ['cad-basic', 'pointcloud', 'image360'];

async function pageProblems(site: string): Promise<string[]> {
  const facts = readFacts(buildDir);
  const pages: readonly { below: string; text: string; kind: PageKind }[] = [
    { below: '', text: 'Reveal docs', kind: 'page' },
    { below: 'docs/concepts', text: 'Concepts', kind: 'page' },
    { below: 'embed?example=cad-basic', text: '<html', kind: 'embed' },
    { below: 'no/such/page', text: '<html', kind: 'page' },
  ];
  const problems = await Promise.all(
    pages.map(async ({ below, text, kind }) => {
      const policy = `content="${metaPolicy(facts, [], kind)}"`;
      const { body } = await ask(site + below);
      return [
        ...(body.includes(text) ? [] : [`${site}${below} doesn't contain "${text}"`]),
        ...(body.includes(policy)
          ? []
          : [`${site}${below} doesn't have this build's content policy`]),
      ];
    }),
  );
  return problems.flat();
}

async function exampleProblems(site: string): Promise<string[]> {
  const browser = await launchChromium();
  try {
    const problems: string[] = [];
    for (const name of examples) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      const address = `${site}docs/examples/${name}`;
      const refused = await runExample(page, address).catch((error: unknown) => [String(error)]);
      problems.push(...refused.map((problem) => `${address}: ${problem}`));
      await page.close();
    }
    return problems;
  } finally {
    await browser.close();
  }
}

async function smoke(site: string, host: HostKind): Promise<void> {
  const problems = [
    ...(await pageProblems(site)),
    ...(await hostingProblems(site, buildDir, host)),
    ...(await exampleProblems(site)),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const seen =
    host === 'plain'
      ? 'pages, the 404 page, compression, range requests and content policies work as expected'
      : 'pages, redirects, headers, the 404 page, compression, range requests and content policies work as expected';
  console.log(`${site}: ${seen}; ${examples.join(', ')} run.`);
}

main(async () => {
  const { values, positionals } = parseArgs({
    options: { host: { type: 'string', default: 'full' } },
    allowPositionals: true,
  });
  const host = hosts[values.host];
  if (host === undefined) {
    throw new Error(
      `Invalid --host ${values.host}. Choose from: ${Object.keys(hosts).join(', ')}.`,
    );
  }
  const info = readBuildInfo();
  if (info === undefined) throw new Error('No build found. Run `npm run build` first.');
  const [address] = positionals;
  if (address !== undefined) return smoke(address.replace(/\/*$/, '/'), host);
  const server = await startSiteServer({ dir: buildDir, baseUrl: info.baseUrl, port: firstPort });
  try {
    await smoke(server.address, host);
  } finally {
    await server.close();
  }
});
