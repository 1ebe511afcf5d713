/** Tests that each page's Content Security Policy blocks injected code, but not the site's own content. */
import { buildDir, readBuildInfo } from '../../../scripts/helpers/buildInfo';
import { startSiteServer, type RunningServer } from '../../../scripts/helpers/server';
import { readVersions } from '@reveal-docs/versions';
import { startPlainHost, type PlainHost } from '../../fixtures/plainHost';
import { watchRefusals } from '../refusals';
import { expect, test, waitForHydration, searchField } from '../support';
import { policyAttacks } from './policy';

/** First port to try for this test's own server. */
const firstPort = 4680;
/** Maximum time to wait for an example, in milliseconds. Software renderers are slow. */
const readyTimeout = 120_000;

const { baseUrl } = readBuildInfo() ?? { baseUrl: '/' };
let server: RunningServer;
let plain: PlainHost;

test.beforeAll(async () => {
  server = await startSiteServer({ dir: buildDir, baseUrl, port: firstPort });
  plain = await startPlainHost(buildDir, baseUrl);
});

test.afterAll(async () => {
  await server.close();
  plain.close();
});

/** Runs in the page. Resolves with the directive that blocked the attempt, or with a description of the outcome. */
async function tryAttempt([name, wanted]: readonly [string, string]): Promise<string> {
  const page = globalThis as unknown as { attempts: Record<string, () => unknown>; reached?: true };
  const seen: string[] = [];
  const outcome = await new Promise<string>((resolve) => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      seen.push(effectiveDirective);
      // Wait in case the code runs despite the violation.
      if (effectiveDirective === wanted) setTimeout(() => resolve(wanted), 20);
    });
    setTimeout(() => resolve(`not refused, only ${seen.join(', ')}`), 1500);
    // Make the attempt in a separate task, because the policy doesn't apply to code that Playwright evaluates.
    setTimeout(async () => {
      try {
        await page.attempts[name]?.();
      } catch {
        // The attempt was blocked.
      }
    });
  });
  return page.reached === true ? 'its code ran' : outcome;
}

for (const [name, addressOf] of [
  ['the small server', () => server.address],
  ['a host without headers', () => plain.address],
] as const) {
  test(`code injected into a page is blocked, on ${name}`, async ({ page }) => {
    const attempts = policyAttacks.map(
      ({ name, attempt }) => `${JSON.stringify(name)}: ${attempt}`,
    );
    await page.addInitScript(`globalThis.attempts = { ${attempts.join(', ')} }`);
    await page.goto(`${addressOf()}docs/concepts`);
    const outcomes: Record<string, string> = {};
    for (const { name, directive } of policyAttacks) {
      outcomes[name] = await page.evaluate(tryAttempt, [name, directive] as const);
    }
    const wanted = policyAttacks.map(({ name, directive }) => [name, directive]);
    expect(outcomes).toEqual(Object.fromEntries(wanted));
  });
}

// axe.spec.ts checks this on more pages, but only on the server that the other tests use.
test(
  'the policy doesn’t block anything on pages of each kind, or in search',
  { tag: '@more' },
  async ({ page, context }) => {
    const refused = await watchRefusals(context);
    const pages = [
      '',
      'docs/concepts',
      'docs/api/cognite_reveal_tools/classes/AxisViewTool',
      'docs/examples/cad-basic',
      'examples',
      'demo-project',
      'versions',
      'search?q=camera',
      'docs/no-such-page',
      'docs/overview',
    ];
    for (const path of pages) {
      await page.goto(server.address + path);
      await waitForHydration(page, 'afterIntent');
      // Docusaurus's inline script sets this attribute before the first paint.
      await expect(page.locator('html')).toHaveAttribute('data-theme', /light|dark/);
    }
    await page.keyboard.press('Control+k');
    await searchField(page).fill('addModel');
    await page.locator('.DocSearch-Hit').first().waitFor();
    expect(refused).toEqual([]);
  },
);

for (const { name, label, routePath, isLast } of readVersions()) {
  // Skip Next, because it often has the same release as the latest version.
  if (name === 'current') continue;
  const details = isLast ? {} : { tag: '@more' };
  test(
    `the policy doesn’t block anything in an example of ${label}`,
    details,
    async ({ page, context }) => {
      test.setTimeout(readyTimeout);
      // In a small window, a software renderer is much faster.
      await page.setViewportSize({ width: 480, height: 800 });
      const refused = await watchRefusals(context);
      await page.goto(`${server.address}${routePath}/examples/cad-basic`);
      const example = page.locator('[data-example]').first();
      await example.scrollIntoViewIfNeeded();
      await expect(example).toHaveAttribute('data-state', 'running', { timeout: readyTimeout });
      expect(refused).toEqual([]);
    },
  );
}
