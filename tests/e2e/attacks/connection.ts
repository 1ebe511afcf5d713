/**
 * Attempts to bring code of a link together with the reader's own project: in every order of link and connection, with
 * every kind of link, through edits, reloads, other windows and Back.
 */
import type { Page } from '@playwright/test';
import { buildDir, readBuildInfo } from '../../../scripts/helpers/buildInfo';
import { startHostWithout } from '../../fixtures/plainHost';
import { otherLayout } from '../../fixtures/versions';
import { examplePath } from '../../fixtures/workbench';
import { waitForHydration } from '../support';
import type { Attack } from './attack';
import { thief, type Bench } from './exampleBench';

interface ConnectionAttack extends Attack {
  /**
   * Tries it. `mark` is called where the foreign code is there: from then on no request may carry the token. Resolves
   * with what is wrong besides, in words; with nothing when it held.
   */
  run(bench: Bench, mark: () => void): Promise<string | undefined | void>;
}

const guard = 'src/components/Example/page.ts#prepareForm()';
const linkCame = 'src/components/Example/arrivals.ts#examplesPage.linkCame()';
const provenance = 'src/components/Example/edits.ts#foreign: changed.filter(';
const ticket = 'src/components/Example/page.ts#if (time !== now) return';

/** Asks for the form, and if there is one, connects and lets the code run. */
async function tryToConnect(bench: Bench): Promise<string | undefined> {
  await bench.openProject();
  if ((await bench.fields.count()) === 0) return undefined;
  await bench.fill();
  await bench.button('Connect and run').click();
  await bench.page.waitForTimeout(1500);
  return 'the form was there';
}

/** Runs the code of the link where it is shown; says what of a connection is left. */
async function runForeign(bench: Bench): Promise<string | undefined> {
  if (await bench.notice.isVisible()) await bench.run();
  await bench.page.waitForTimeout(700);
  return (await bench.isConnected()) ? 'the connection was still there' : undefined;
}

/** Opens a link's code with a character of the reader's behind it. */
async function openEdited(bench: Bench, mark: () => void): Promise<void> {
  await bench.openCode(thief(bench.cluster));
  mark();
  await bench.edit(' ');
}

/** Connects, then lets `bring` bring code; says what of the connection is left. */
async function whileConnected(
  bench: Bench,
  mark: () => void,
  bring: () => Promise<void>,
): Promise<string | undefined> {
  await bench.open();
  await bench.connect();
  // The built program asks for the model: it runs.
  await bench.page.waitForTimeout(400);
  await bring();
  mark();
  return runForeign(bench);
}

/** Connects to a cluster that does not answer yet; lets `bring` bring code, and then it answers. */
async function whilePending(
  bench: Bench,
  mark: () => void,
  bring: () => Promise<void>,
): Promise<string | undefined> {
  await bench.open();
  await bench.fill();
  bench.cluster.hold(true);
  await bench.button('Connect and run').click();
  await bench.page.waitForTimeout(150);
  await bring();
  mark();
  bench.cluster.hold(false);
  await bench.page.waitForTimeout(900);
  return (await bench.isConnected()) ? 'the connection was made' : undefined;
}

/** A window that has opened another one. */
interface Holder {
  held: Window | null;
}

/** Opens `address` in a window that `attacker` holds, as far as the page's headers let it. */
async function openFrom(attacker: Page, address: string): Promise<Page> {
  const opened = attacker.waitForEvent('popup');
  await attacker.evaluate((url) => {
    (window as unknown as Holder).held = window.open(url);
  }, address);
  const page = await opened;
  await waitForHydration(page, 'afterIntent');
  return page;
}

/** Whether `attacker` can still send the window that it opened elsewhere. */
function isHeld(attacker: Page): Promise<boolean> {
  return attacker.evaluate(() => (window as unknown as Holder).held?.closed === false);
}

export const connectionAttacks: readonly ConnectionAttack[] = [
  {
    name: 'link, then connect',
    defends: guard,
    before: 'succeeded',
    async run(bench, mark) {
      await bench.openCode(thief(bench.cluster));
      mark();
      return tryToConnect(bench);
    },
  },
  {
    name: 'link for project.ts alone, then connect',
    defends: guard,
    before: 'succeeded',
    async run(bench, mark) {
      await bench.openCode(thief(bench.cluster), { file: 'project.ts' });
      mark();
      return tryToConnect(bench);
    },
  },
  {
    name: 'link, one typed character, then connect',
    defends: provenance,
    before: 'succeeded',
    async run(bench, mark) {
      await openEdited(bench, mark);
      return tryToConnect(bench);
    },
  },
  {
    name: 'link, one typed character, reload, then connect',
    defends: provenance,
    before: 'succeeded',
    async run(bench, mark) {
      await openEdited(bench, mark);
      await bench.page.reload();
      return tryToConnect(bench);
    },
  },
  {
    name: 'link, edited, another page and Back, then connect',
    defends: provenance,
    before: 'succeeded',
    async run(bench, mark) {
      await openEdited(bench, mark);
      await bench.leaveAndReturn();
      return tryToConnect(bench);
    },
  },
  {
    name: 'link, edited, another version and back, then connect',
    defends: provenance,
    before: 'succeeded',
    async run(bench, mark) {
      await openEdited(bench, mark);
      await bench.visitOtherVersion();
      return tryToConnect(bench);
    },
  },
  {
    name: 'link whose code was edited back and undone, then connect',
    defends: 'src/components/Example/edits.ts#changed.length === 0 && code.foreign.length === 0',
    before: 'succeeded',
    async run(bench, mark) {
      await bench.openCode('// theirs');
      mark();
      await bench.edit(' ');
      await bench.page.keyboard.press('ControlOrMeta+z');
      return tryToConnect(bench);
    },
  },
  {
    name: 'link, Reset, then undo in the editor, then connect',
    defends: 'src/components/Example/editor/FileEditor.tsx#A new state instead of a change',
    before: 'succeeded',
    async run(bench) {
      await bench.openCode("console.log('theirs, undone');");
      await bench.edit(' ');
      await bench.button('Reset').click();
      await bench.example.locator('.cm-content:visible').click();
      for (let times = 0; times < 5; times++) await bench.page.keyboard.press('ControlOrMeta+z');
      const text = await bench.example.locator('.cm-content:visible').textContent();
      return text?.includes('theirs, undone')
        ? 'undo brought the code of the link back'
        : undefined;
    },
  },
  {
    name: 'code that an earlier state of the site kept without a word on where it came from',
    defends: provenance,
    before: 'succeeded',
    async run(bench, mark) {
      await bench.open();
      await bench.keepCode(thief(bench.cluster));
      mark();
      await bench.page.reload();
      return tryToConnect(bench);
    },
  },
  {
    name: 'foreign code that another window keeps while this one shows the reader’s own',
    defends: 'src/components/Example/useProgramFiles.ts#inStore.foreign.length > 0',
    before: 'succeeded',
    async run(bench, mark) {
      await bench.open();
      await bench.edit('\n// mine');
      await bench.keepCode(thief(bench.cluster));
      mark();
      return tryToConnect(bench);
    },
  },
  {
    name: 'form filled in, then a link',
    defends: linkCame,
    before: 'succeeded',
    async run(bench) {
      await bench.open();
      await bench.fill();
      await bench.arriveCode(thief(bench.cluster));
      const left = await bench.typed();
      if (left !== '') return 'the fields kept what was typed';
      await bench.button('Reset').click();
      await bench.openProject();
      const values = await bench.typed();
      return values === '' ? undefined : 'the fields came back as they were';
    },
  },
  {
    name: 'form filled in, then a damaged link',
    defends: linkCame,
    before: 'succeeded',
    async run(bench) {
      await bench.open();
      await bench.fill();
      await bench.arrive(await bench.damagedLink());
      return (await bench.fields.count()) === 0 ? undefined : 'the form stayed';
    },
  },
  {
    name: 'Connect pending, then a link',
    defends: ticket,
    before: 'succeeded',
    run: (bench, mark) => whilePending(bench, mark, () => bench.arriveCode(thief(bench.cluster))),
  },
  {
    name: 'Connect pending, then a damaged link',
    defends: ticket,
    before: 'succeeded',
    run: (bench, mark) =>
      whilePending(bench, mark, async () => bench.arrive(await bench.damagedLink())),
  },
  {
    name: 'Connect pending, then a link for another example',
    defends: ticket,
    before: 'succeeded',
    run: (bench, mark) =>
      whilePending(bench, mark, () => bench.arriveCode('x', { name: 'clipping' })),
  },
  {
    name: 'Connect pending, then foreign code from another window',
    defends: 'src/components/Example/useExampleOnPage.ts#examplesPage.foreignCame()',
    before: 'succeeded',
    run: (bench, mark) => whilePending(bench, mark, () => bench.keepCode(thief(bench.cluster))),
  },
  {
    name: 'connected, then a link that another site sends the window to',
    defends: linkCame,
    before: 'succeeded',
    async run(bench, mark) {
      await bench.open();
      const attacker = await bench.page.context().newPage();
      await openFrom(attacker, bench.page.url());
      if (await isHeld(attacker)) return 'the header left the window to its opener';
      // A host that does not send the header leaves it.
      const { baseUrl } = readBuildInfo() ?? { baseUrl: '/' };
      const host = await startHostWithout('Cross-Origin-Opener-Policy', buildDir, baseUrl);
      const address = host.address + examplePath();
      const victim = bench.on(await openFrom(attacker, address));
      await victim.connect();
      await victim.page.waitForTimeout(400);
      // It needs no click in that window.
      const link = address + (await bench.link(thief(bench.cluster)));
      await attacker.evaluate((url) => {
        const { held } = window as unknown as Holder;
        if (held !== null) held.location.href = url;
      }, link);
      await victim.notice.waitFor();
      mark();
      const problem = await runForeign(victim);
      host.close();
      return problem;
    },
  },
  {
    name: 'connected, then a damaged link',
    defends: linkCame,
    before: 'succeeded',
    run: (bench, mark) =>
      whileConnected(bench, mark, async () => bench.arrive(await bench.damagedLink())),
  },
  {
    name: 'connected, then a link for another version',
    defends: linkCame,
    before: 'succeeded',
    run: (bench, mark) =>
      whileConnected(bench, mark, () => bench.arriveCode('x', { folder: otherLayout.folder })),
  },
  {
    name: 'connected, then foreign code from another window',
    defends: 'src/components/Example/useExampleOnPage.ts#examplesPage.foreignCame()',
    before: 'succeeded',
    run: (bench, mark) => whileConnected(bench, mark, () => bench.keepCode(thief(bench.cluster))),
  },
  {
    name: 'connected, the page is left and taken from the browser’s memory again',
    defends: "src/components/Example/arrivals.ts#window.addEventListener('pagehide', leave)",
    before: 'succeeded',
    run: (bench, mark) =>
      whileConnected(bench, mark, () =>
        bench.page.evaluate(() => {
          window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
          window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
        }),
      ),
  },
  {
    name: 'link put aside, connected, then the same link again',
    defends: 'src/components/Example/arrivals.ts#dropShare()',
    before: 'succeeded',
    async run(bench, mark) {
      const link = await bench.link(thief(bench.cluster));
      await bench.open(link);
      await bench.button('Show the original example').click();
      await bench.connect();
      await bench.arrive(link);
      mark();
      return runForeign(bench);
    },
  },
  {
    name: 'damaged link twice, connected in between',
    defends: 'src/components/Example/arrivals.ts#Remove a bad link from the URL',
    before: 'succeeded',
    async run(bench) {
      const link = await bench.damagedLink();
      await bench.open(link);
      await bench.connect();
      await bench.arrive(link);
      return (await bench.isConnected()) ? 'the connection was still there' : undefined;
    },
  },
  {
    name: 'foreign code runs while it is put aside, then connect',
    defends: 'src/components/Example/useExample.ts#if (run.running()?.kind ===',
    before: 'succeeded',
    async run(bench) {
      await bench.openCode("setInterval(() => console.log('tick'), 50);");
      await bench.run();
      await bench.page.waitForTimeout(1200);
      await bench.button('Show the original example').click();
      await bench.page.waitForTimeout(200);
      return (await bench.hasFrame()) ? 'the foreign code still ran' : undefined;
    },
  },
  {
    name: 'code made the reader’s own, connected, then another link',
    defends: linkCame,
    before: 'held',
    async run(bench, mark) {
      await bench.openCode("console.log('read');");
      const own = bench.example.getByRole('button', { name: /trust it/ });
      // A site without that choice connects as it is.
      if (await own.isVisible()) await own.click();
      await bench.connect();
      await bench.arriveCode(thief(bench.cluster));
      mark();
      return runForeign(bench);
    },
  },
];
