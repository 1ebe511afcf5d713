/**
 * `npm run smoke [-- https://host/path/]`: whether the built site works where it is: its pages, a script, the
 * not-found page, the content policy, and an example that runs. Without an address the small server serves it.
 */
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { metaPolicy, pageHeaders, type PageKind, type PolicyFacts } from '../deploy/headers';
import { readFacts, runExample } from '../tests/tools';
import { buildDir, readBuildInfo } from './helpers/buildInfo';
import { chromiumArgs, ensureChromium } from './helpers/chromium';
import { main } from './helpers/run';
import { startSiteServer } from './helpers/server';

/** Where the small server looks for a free port. */
const firstPort = 4740;

interface Looked {
  readonly status: number;
  readonly type: string;
  readonly policy: string | null;
  readonly body: string;
}

async function look(address: string): Promise<Looked> {
  const response = await fetch(address);
  return {
    status: response.status,
    type: response.headers.get('Content-Type') ?? '',
    policy: response.headers.get('Content-Security-Policy'),
    body: await response.text(),
  };
}

/** What is wrong with a page: its status, a text that it must have, its policy in the HTML and in the header. */
async function pageProblems(
  address: string,
  wanted: { readonly status: number; readonly text: string; readonly kind?: PageKind },
  facts: PolicyFacts,
): Promise<string[]> {
  const { status, body, policy } = await look(address);
  const { kind = 'page' } = wanted;
  const header = pageHeaders(facts, [], kind)['Content-Security-Policy'];
  return [
    ...(status === wanted.status ? [] : [`answers ${status}, not ${wanted.status}`]),
    ...(body.includes(wanted.text) ? [] : [`does not say "${wanted.text}"`]),
    ...(body.includes(`content="${metaPolicy(facts, [], kind)}"`)
      ? []
      : ['lacks the policy of this build']),
    // Not every host can send headers; one that does must send the right one.
    ...(policy === null || policy === header ? [] : [`sends another policy: ${policy}`]),
  ].map((problem) => `${address} ${problem}`);
}

/** What is wrong with the site at `site`, the address of its landing page. */
async function problemsAt(site: string, dir: string): Promise<string[]> {
  const facts = readFacts(dir);
  const script = fs.readdirSync(path.join(dir, 'assets/js')).find((file) => /^main\./.test(file));
  const asset = await look(`${site}assets/js/${script}`);
  return [
    ...(await pageProblems(site, { status: 200, text: 'Reveal docs' }, facts)),
    ...(await pageProblems(`${site}docs/concepts`, { status: 200, text: 'Concepts' }, facts)),
    ...(await pageProblems(
      `${site}embed?example=cad-basic`,
      { status: 200, text: '<html', kind: 'embed' },
      facts,
    )),
    ...(await pageProblems(`${site}no/such/page`, { status: 404, text: '<html' }, facts)),
    ...(asset.status === 200 && asset.type.includes('javascript')
      ? []
      : [`${site}assets/js/${script} answers ${asset.status} as ${asset.type}`]),
  ];
}

async function exampleProblems(site: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    return await runExample(page, `${site}docs/examples/cad-basic`);
  } finally {
    await browser.close();
  }
}

async function smoke(site: string): Promise<void> {
  const problems = [...(await problemsAt(site, buildDir)), ...(await exampleProblems(site))];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  console.log(
    `${site}: pages, a script, the not-found page and the policy are right; an example runs.`,
  );
}

main(async () => {
  const info = readBuildInfo();
  if (info === undefined) throw new Error('Nothing is built yet: run `npm run build` first.');
  const [address] = process.argv.slice(2);
  if (address !== undefined) return smoke(address.replace(/\/*$/, '/'));
  const server = await startSiteServer({ dir: buildDir, baseUrl: info.baseUrl, port: firstPort });
  try {
    await smoke(server.address);
  } finally {
    await server.close();
  }
});
