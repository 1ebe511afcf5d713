import fs from 'node:fs';
import path from 'node:path';
import { getCompatibleVersions } from 'baseline-browser-mapping';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { engines, parseOldest, readOldest, readTested } from '../../../src/engines/browsers';
import newer from '../../../src/engines/newer.json';
import { rootDir } from '@reveal-docs/versions';
import { lintFiles } from '../repository/oxlint';

const stylesLint = new ESLint({
  cwd: rootDir,
  overrideConfigFile: path.join(rootDir, 'config/eslint/css.mjs'),
});

async function refusedStyles(css: string): Promise<string[]> {
  const filePath = path.join(rootDir, 'src/css/probe.css');
  const [result] = await stylesLint.lintText(css, { filePath });
  return (result?.messages ?? []).map(({ message }) => message);
}

const newCode = ['new WebTransport("x");', 'AbortSignal.any([]);', 'Promise.withResolvers();'];

/** Maps each newer feature that lint allows to code that uses it. */
const listedCode: Readonly<Record<string, string>> = {
  'abortsignal-timeout': 'AbortSignal.timeout(1);',
  'async-clipboard': 'navigator.clipboard.readText();',
  requestidlecallback: 'requestIdleCallback(() => {});',
};

const knownCode = 'structuredClone({});';
const allCode = [...newCode, ...Object.values(listedCode), knownCode];

const probeOf = (code: string) => `src/client/probe${allCode.indexOf(code)}.ts`;

/** Run the linter only once for all code, because each run is slow. */
const reports = lintFiles(Object.fromEntries(allCode.map((code) => [probeOf(code), code]))).filter(
  ({ code }) => code === undefined || code === 'baseline-js(use-baseline)',
);

const refused = (code: string) =>
  reports.filter(({ filename }) => filename === probeOf(code)).map(({ message }) => message);

describe('the oldest browsers', () => {
  it('are those of the Baseline year that lint allows', () => {
    const names: Readonly<Record<string, string>> = { safari_ios: 'ios_saf' };
    const mapped = getCompatibleVersions({ targetYear: newer.baseline })
      .filter(({ browser }) => !browser.endsWith('_android'))
      .map(({ browser, version }) => [names[browser] ?? browser, version]);
    expect(readOldest()).toEqual(Object.fromEntries(mapped));
  });

  it('are all listed on the page', () => {
    const shown = Object.values(engines).flatMap((browsers) => Object.keys(browsers));
    expect(shown.sort()).toEqual(Object.keys(readOldest()).sort());
    expect(Object.values(readTested()).join()).toMatch(/^[\d.]+,[\d.]+,[\d.]+$/);
  });

  it('must have a release number', () => {
    expect(() => parseOldest(['last 2 versions'])).toThrow(/"last 2 versions"/);
  });
});

describe('a browser API', () => {
  it.each(newCode)('fails lint if it’s too new: %s', (code) => {
    expect(refused(code)).toEqual([expect.stringMatching(/exceeds 2023|Limited/)]);
  });

  it('passes lint if the browsers support it', () => {
    expect(refused(knownCode)).toEqual([]);
  });

  it.each(newer.exceptions)('passes lint if it’s a listed exception: $feature', ({ feature }) => {
    expect(Object.keys(listedCode)).toContain(feature);
    expect(refused(listedCode[feature] ?? '')).toEqual([]);
  });

  it.each([...newer.exceptions, ...newer.styles])(
    'is a listed exception with an existing test: $feature$property$selector',
    ({ reason, test }) => {
      expect(reason).toMatch(/\.$/);
      const tests = fs.readFileSync(path.join(rootDir, test.file), 'utf8');
      expect(tests).toMatch(/\b(?:it|test|testFault)(?:\.each\([^)]*\))?\(/);
      expect(tests.replaceAll(/\(\s+/g, '(')).toContain(`('${test.title}'`);
    },
  );
});

describe('a CSS feature', () => {
  it.each([
    '.a { text-wrap: balance }',
    '.a { color: light-dark(var(--docs-ink), var(--docs-paper)) }',
    '.a { scrollbar-color: red blue }',
    '.a { anchor-name: --a }',
    '.a:popover-open { color: red }',
    '@starting-style { .a { opacity: 0 } }',
    '@view-transition { navigation: auto }',
  ])('fails lint if it’s too new: %s', async (css) => {
    expect(await refusedStyles(css)).toEqual([expect.stringMatching(/not a 2023 available/)]);
  });

  it.each([
    '.a { &:has(> img) { color: color-mix(in srgb, red, blue) } }',
    '.a { break-after: avoid; forced-color-adjust: none }',
    '@supports (text-wrap: balance) { .a { text-wrap: balance } }',
  ])('passes lint if it’s supported, listed, or behind a feature query: %s', async (css) => {
    expect(await refusedStyles(css)).toEqual([]);
  });
});
