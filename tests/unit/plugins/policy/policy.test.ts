import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { metaPolicy, policyFile, type PolicyFacts } from '../../../../deploy/headers';
import { speculationRules } from '@reveal-docs/page-script/speculationRules';
import { parsePage } from '../../../../src/plugins/parsedPage';
import { readBuiltPage } from '../../../../src/plugins/builtPages/readPage';
import { readPolicyFacts, writePolicyFiles } from '../../../../src/plugins/policy';
import { withEmbedScript } from '../../../../src/plugins/policy/embedScript';
import { hashScript, readScripts, refusals } from '../../../../src/plugins/policy/pageScripts';
import { withRedirectScript } from '../../../../src/plugins/policy/redirectPage';
import { temporaryFolder, writeFiles } from '../../../fixtures/temporaryFolder';

describe('the scripts that a page runs', () => {
  it('include inline scripts and files, but not data', () => {
    const page = parsePage(
      [
        '<script>a()</script>',
        '<script type=module>b()</script>',
        '<script type="text/javascript">if (1 < 2) c("</p>")</script>',
        '<script type="application/ld+json">{"a":1}</script>',
        '<script type="application/json">{}</script>',
        '<script src=/site/main.js defer></script>',
      ].join(''),
    );
    const scripts = readScripts(page);
    expect(scripts.inline).toEqual(['a()', 'b()', 'if (1 < 2) c("</p>")']);
    expect(scripts.files).toEqual(['/site/main.js']);
  });

  it.each([
    ['<a onclick="a()">', 'a onclick'],
    ['<svg><circle ONLOAD=a()></svg>', 'circle onload'],
    ['<a href="javascript:a()">', 'a href'],
    ['<a href=" java\nscript:a()">', 'a href'],
    ['<a href="&#106;avascript:a()">', 'a href'],
    ['<form action="JavaScript:a()">', 'form action'],
  ])('include attributes with code: %s', (html, attribute) => {
    expect(readScripts(parsePage(html)).attributes).toEqual([attribute]);
  });

  it('don’t include text that only looks like code', () => {
    const html = '<p title="javascript: a language">onclick="a()"</p><a href="/on">on</a>';
    expect(readScripts(parsePage(html)).attributes).toEqual([]);
  });

  it.each([
    ['<script>b()</script>', 'an inline script: b()'],
    [
      '<script src="https://other.example/a.js"></script>',
      'a script from another site: https://other.example/a.js',
    ],
    [
      '<script src="//other.example/a.js"></script>',
      'a script from another site: //other.example/a.js',
    ],
    ['<a onclick="a()">', 'code in an attribute: a onclick'],
  ])('are refused unless the policy allows them: %s', (html, problem) => {
    const allowed = '<script>a()</script><script src="/main.js"></script>';
    expect(refusals(readScripts(parsePage(allowed + html)), [hashScript('a()')], '/')).toEqual([
      problem,
    ]);
  });

  it('have the hashes that browsers compute', () => {
    // echo -n "alert('Hello, world.');" | openssl sha256 -binary | openssl base64
    expect(hashScript("alert('Hello, world.');")).toBe(
      'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
    );
  });
});

it('a redirect page loads a script file instead of an inline script, other pages don’t', () => {
  const page = (script: string) => `<head></head>${script}`;
  const own = `<script>
    window.location.href = '/site/docs' + window.location.search + window.location.hash;
  </script>`;
  expect(withRedirectScript(page(own), '/site/')).toBe(
    page('<script src="/site/redirect.js"></script>'),
  );
  expect(withRedirectScript(page('<script>a()</script>'), '/site/')).toBe(
    page('<script>a()</script>'),
  );
});

it('the embed page loads a script file instead of the theme’s inline script', () => {
  const other = '<script>a()</script>';
  const theme = `<script>get("docusaurus-theme")||localStorage.getItem("theme")</script>`;
  expect(withEmbedScript(other + theme + other, '/site/')).toBe(
    `${other}<script src="/site/embed.js"></script>${other}`,
  );
  expect(withEmbedScript(other, '/site/')).toBe(other);
});

describe('applying the policy to a build', () => {
  const outDir = temporaryFolder();
  const theme = '<script>theme()</script>';
  const page = (body: string) => `<!doctype html><head><meta charset=UTF-8></head>${body}`;
  function apply(): PolicyFacts {
    const policy = readPolicyFacts(outDir, false);
    const site = { outDir, baseUrl: '/site/', policy };
    const job = { ...site, siteUrl: 'https://site.test', titleDelimiter: '|', versions: [] };
    const pages = fs
      .readdirSync(outDir, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.html'))
      .map((file) => readBuiltPage(file, job));
    writePolicyFiles(pages, site);
    return policy;
  }
  const read = (file: string) => fs.readFileSync(path.join(outDir, file), 'utf8');

  beforeEach(() => {
    fs.rmSync(outDir, { recursive: true, force: true });
    writeFiles(outDir, {
      'index.html': page(`${theme}<script>banner()</script>`),
      '404.html': page(theme),
      'docs/concepts.html': page(theme).replace(
        '<head>',
        `<head><meta http-equiv=Content-Security-Policy content="frame-src 'self'">`,
      ),
      'docs/overview/index.html': page(
        "<script>window.location.href = '/site/docs' + window.location.search + window.location.hash;</script>",
      ),
    });
  });

  it('adds the same policy to all pages, before everything they load, and to host files', () => {
    const facts = apply();
    expect(facts.scriptHashes).toContain(hashScript('theme()'));
    expect(facts.scriptHashes).toContain(hashScript('banner()'));
    // The page script adds these speculation rules to the page (`packages/page-script/src`).
    expect(facts.scriptHashes).toContain(hashScript(speculationRules));
    // The fourth script starts the frames of examples.
    expect(facts.scriptHashes).toHaveLength(4);
    const tag = `<meta http-equiv="Content-Security-Policy" content="${metaPolicy(facts)}">`;
    for (const file of [
      'index.html',
      '404.html',
      'docs/concepts.html',
      'docs/overview/index.html',
    ]) {
      expect(read(file).split('<meta charset=UTF-8>')[1]).toMatch(/^<meta http-equiv="Content/);
      expect(read(file).split('Content-Security-Policy')).toHaveLength(2);
      expect(read(file)).toContain(tag);
    }
    expect(JSON.parse(read(policyFile)) as PolicyFacts).toEqual(facts);
    expect(read('_headers')).toContain('\n/site/docs/*\n  Content-Security-Policy: ');
  });

  it('adds a separate policy, script and rules to the embed page', () => {
    writeFiles(outDir, { 'embed.html': page('<script>get("docusaurus-theme")</script>') });
    const facts = apply();
    const html = read('embed.html');
    expect(html).toContain(`content="${metaPolicy(facts, [], 'embed')}"`);
    expect(html).toContain('<script src="/site/embed.js"></script>');
    const rules = read('_headers').split('\n\n');
    const framed = rules.filter((rule) => rule.includes('frame-ancestors *'));
    expect(framed.map((rule) => rule.split('\n')[0])).toEqual(['/site/embed', '/site/embed.html']);
    // Some hosts don't redirect this file name, so they must send the page's headers for it.
    expect(rules.map((rule) => rule.split('\n')[0])).toContain('/site/404.html');
  });

  it('doesn’t change pages when repeated', () => {
    apply();
    const before = read('docs/concepts.html');
    apply();
    expect(read('docs/concepts.html')).toBe(before);
  });

  it.each([
    ['an inline script', '<script>own()</script>', 'an inline script: own()'],
    ['an event handler', '<p onclick="a()">', 'code in an attribute: p onclick'],
    ['a link that is code', '<a href="javascript:a()">', 'code in an attribute: a href'],
    [
      'a foreign script',
      '<script src="https://a.example/"></script>',
      'a script from another site',
    ],
  ])('throws with the name of the page for %s', (_name, html, problem) => {
    writeFiles(outDir, { 'docs/wrong.html': page(theme + html) });
    expect(apply).toThrow(`docs/wrong.html: ${problem}`);
    expect(fs.existsSync(path.join(outDir, policyFile))).toBe(false);
  });

  it('throws for a page without a place for the policy', () => {
    writeFiles(outDir, { 'docs/bare.html': '<p>Text</p>' });
    expect(apply).toThrow('docs/bare.html: the page has no charset tag');
  });
});
