/** Tests programs that try to connect to a host or look up its name. */
import type { Page } from '@playwright/test';
import { openFramePage, programLog, runProgram } from '../../fixtures/framePage';
import { startListener } from '../../fixtures/listener';
import { newest, serveFramePage } from '../frameServer';
import { expect, test } from '../support';
import { programOf } from './elementWays';
import { linkAttacks, navigationAttacks, otherAttacks, programFor } from './network';

/** How long to wait for the browser's reaction to an attempt, in milliseconds. */
const settle = 1500;

const server = serveFramePage();

async function outcomes(page: Page): Promise<unknown[]> {
  const results = async () =>
    (await programLog(page)).find((text) => text.startsWith('results '))?.slice('results '.length);
  await expect.poll(results).toBeDefined();
  return JSON.parse((await results()) ?? '') as unknown[];
}

test(
  'a program can’t reach a host with links or any other request',
  { tag: '@engines' },
  async () => {
    const listener = await startListener();
    const page = await listener.context.newPage();
    await openFramePage(page, server());
    // Check that the listener records connections and lookups. Otherwise, the checks below would always pass.
    await page.evaluate(() => {
      for (const [rel, href] of [
        ['preconnect', 'https://control.attack.test'],
        ['dns-prefetch', 'https://control.lookup.test'],
      ] as const) {
        const link = document.createElement('link');
        Object.assign(link, { rel, href });
        document.head.append(link);
      }
    });
    await expect.poll(() => listener.names()).toContain('control.attack.test');
    // The browser might retry a refused connection once, so wait before counting connections.
    await page.waitForTimeout(settle);
    const accepted = listener.accepts();

    await runProgram(
      page,
      newest,
      programOf(
        'link',
        linkAttacks,
        (index) => `rel="preconnect" href="https://link-${index}.attack.test"`,
      ),
    );
    expect(await outcomes(page)).toHaveLength(linkAttacks.length);
    await page.waitForTimeout(settle);
    await runProgram(
      page,
      newest,
      programFor(
        otherAttacks,
        (index) => `https://other-${index}.${index === 0 ? 'lookup' : 'attack'}.test/secret`,
      ),
    );
    expect(await outcomes(page)).toHaveLength(otherAttacks.length);
    await page.waitForTimeout(settle);

    const names = listener.names();
    const connections = listener.accepts() - accepted;
    const hosts = await listener.close();
    expect(hosts).toContain('control.lookup.test');
    const reached = (name: string) =>
      [...names, ...hosts].some((host) => host.startsWith(`${name}.`));
    const succeeded = [
      ...linkAttacks.filter((_, index) => reached(`link-${index}`)),
      ...otherAttacks.filter((_, index) => reached(`other-${index}`)),
    ];
    expect(succeeded.map(({ name }) => name)).toEqual([]);
    expect(connections).toBe(0);
  },
);

test(
  'a frame that navigates away doesn’t send a request, and the page reports a failure',
  { tag: '@engines' },
  async () => {
    const listener = await startListener();
    const page = await listener.context.newPage();
    await openFramePage(page, server());
    for (const [index, attack] of navigationAttacks.entries()) {
      await runProgram(
        page,
        newest,
        `const url = 'http://leave-${index}.attack.test/secret?${index}'; ${attack.code}`,
      );
      const state = () => page.evaluate(() => window.framePage.states.at(-1));
      await expect
        .poll(state, attack.name)
        .toMatchObject({ type: 'failed', failure: { reason: 'gone' } });
      // Count elements in the document, because Playwright updates its own list of frames later.
      expect(await page.locator('iframe').count(), attack.name).toBe(0);
    }
    await page.waitForTimeout(settle);
    expect(listener.requests()).toEqual([]);
    await listener.close();
  },
);
