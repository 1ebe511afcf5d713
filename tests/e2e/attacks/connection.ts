/**
 * Attempts to run external code next to the reader's token. `tests/e2e/moduleGraph.spec.ts` proves that a page with a
 * token can't run external code. These attacks therefore navigate to another page, or change state that windows share.
 */
import type { Page } from '@playwright/test';
import { encodeShare } from '../../../src/components/Example/share';
import { clusterProject, type Cluster } from '../../fixtures/cluster';
import { chooseAction, exampleOn, latest } from '../../fixtures/workbench';
import type { Attack } from './attack';

/** The attacked example page, with helpers that connect it to the reader's project. */
export interface Victim {
  readonly page: Page;
  readonly cluster: Cluster;
  fill(): Promise<void>;
  /** Fills in the connection form and connects. */
  connect(): Promise<void>;
}

interface ConnectionAttack extends Attack {
  /**
   * Calls `mark` when external code has arrived. Later requests must not contain the token. Resolves with a description
   * of any problem that occurs during the attack.
   */
  run(victim: Victim, mark: () => void): Promise<string | undefined>;
}

function thief(cluster: Cluster): string {
  return `for (const method of ['GET', 'POST', 'DELETE']) {
  void fetch('${cluster.address}/api/v1/projects/${clusterProject}/assets/stolen', { method });
}
console.log('foreign code ran');`;
}

async function openLink({ page, cluster }: Victim): Promise<string | undefined> {
  const files = { 'cad-basic.ts': thief(cluster) };
  const hash = await encodeShare({ name: 'cad-basic', folder: latest.folder, files });
  // Simulates a navigation by another site that has a reference to the window.
  await page.evaluate((next) => {
    window.location.hash = next;
  }, hash);
  await page.waitForURL(/\/playground#example=/);
  await page.getByRole('note', { name: 'Code from a link' }).waitFor();
  if ((await page.locator('iframe').count()) > 0) return 'a program runs without a press';
  const fields = await page.getByLabel('Access token').count();
  return fields > 0 ? 'the playground has the form' : undefined;
}

const leaves = 'src/components/Example/useOldLink.ts#window.location.replace';

export const connectionAttacks: readonly ConnectionAttack[] = [
  {
    name: 'connected, then a link with code, which runs after a press',
    defends: leaves,
    before: 'succeeded',
    async run(victim, mark) {
      await victim.connect();
      const problem = await openLink(victim);
      mark();
      const { page } = victim;
      await page.getByRole('button', { name: 'Run the linked code' }).first().click();
      await page.getByRole('tab', { name: /^Console/ }).click();
      await page.getByRole('log').getByText('foreign code ran').waitFor();
      return problem;
    },
  },
  {
    name: 'Connect pending, then a link with code',
    defends: leaves,
    before: 'succeeded',
    async run(victim, mark) {
      await victim.fill();
      victim.cluster.hold(true);
      await exampleOn(victim.page).getByRole('button', { name: 'Connect and run' }).click();
      const problem = await openLink(victim);
      mark();
      victim.cluster.hold(false);
      return problem;
    },
  },
  {
    name: 'connected, then code that another window stores under the keys of the previous editor',
    defends: 'src/components/Example/useOwnProject.ts#return { program: compiled }',
    before: 'succeeded',
    async run(victim) {
      await victim.connect();
      const { page, cluster } = victim;
      const frames = await exampleOn(page).locator('iframe').count();
      await page.evaluate(
        ([key, text]) => {
          localStorage.setItem(key, text);
          // Simulate the event that a change in another window causes.
          window.dispatchEvent(
            new StorageEvent('storage', { key, newValue: text, storageArea: localStorage }),
          );
        },
        [
          `example.${latest.folder}.cad-basic-reveal-docs`,
          JSON.stringify({ base: '1', files: { 'cad-basic.ts': thief(cluster) } }),
        ] as const,
      );
      await exampleOn(page).getByRole('button', { name: 'Restart' }).click();
      await exampleOn(page).locator('iframe').waitFor();
      const isShown = await exampleOn(page).getByText('foreign code ran').count();
      const isAsked = cluster.requests.some(({ url }) => url.includes('stolen'));
      return frames === 0 || isShown > 0 || isAsked ? 'the stored code was used' : undefined;
    },
  },
  {
    name: 'connected, the page is left and taken from the browser’s memory again',
    defends: "src/components/Example/useOwnProject.ts#window.addEventListener('pagehide'",
    before: 'succeeded',
    async run(victim) {
      await victim.connect();
      const { page } = victim;
      await page.evaluate(() => {
        window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      });
      await exampleOn(page)
        .getByText(/^Connected to model/)
        .waitFor({ state: 'detached' });
      const frames = await exampleOn(page).locator('iframe').count();
      return frames > 0 ? 'the program still runs on the project' : undefined;
    },
  },
  {
    name: 'the browser fills in what it remembers, or remembers what is typed',
    defends: 'src/components/Example/ProjectPanel.tsx#autoComplete="off"',
    before: 'held',
    async run({ page }) {
      await chooseAction(exampleOn(page), 'Use my project');
      const fields = exampleOn(page).getByRole('form').locator('input');
      await fields.first().waitFor();
      const kinds = await fields.evaluateAll((inputs) =>
        inputs.map((input) => {
          const { autocomplete, name } = input as HTMLInputElement;
          return `${autocomplete}${name}`;
        }),
      );
      return kinds.join() === 'off,off,off,off,off' ? undefined : kinds.join();
    },
  },
  {
    name: 'what was typed is still there when the panel is closed and opened',
    defends: 'src/components/Example/CodeActions.tsx#<ProjectPanel',
    before: 'held',
    async run(victim) {
      await victim.fill();
      const { page } = victim;
      await chooseAction(exampleOn(page), 'Use my project');
      await exampleOn(page).getByRole('form').waitFor({ state: 'detached' });
      await chooseAction(exampleOn(page), 'Use my project');
      const fields = exampleOn(page).getByRole('form').locator('input');
      await fields.first().waitFor();
      const typed = await fields.evaluateAll((inputs) =>
        inputs.map((input) => (input as HTMLInputElement).value).join(''),
      );
      return typed === '' ? undefined : 'the fields kept what was typed';
    },
  },
];
