/** Checks that apply to every fault: a message, a way to continue, no uncaught errors, and a working page. */
import fs from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { rootDir } from '@reveal-docs/versions';
import { expect, test } from '../support';
import { faultFiles, noMessage, type SeenRow } from './record';
import { table, type Row } from './table';

/** Maximum time to wait for a message, in milliseconds. */
const wordsTime = 30_000;

/** Messages that browsers log about failed files and missing connections. Firefox logs them as errors. */
const ownLines =
  /^Failed to load resource|^Error while trying to use the following icon|^The Same Origin Policy disallows/;

/** Collects uncaught errors, and errors that the page's own code logs. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => {
    if (!ownLines.test(message)) errors.push(`uncaught: ${message}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !ownLines.test(message.text())) errors.push(message.text());
  });
  return errors;
}

function rowOf(id: string): Row {
  const row = table.find((each) => each.id === id);
  if (row === undefined) throw new Error(`The table has no row "${id}".`);
  return row;
}

/** Saves the text that readers see for a row. `npx tsx scripts/faultsTable.ts` reads it. */
function keepSeen(id: string, text: string): void {
  const dir = path.join(rootDir, faultFiles.seenDir);
  fs.mkdirSync(dir, { recursive: true });
  const name = id.replaceAll(/[^a-z0-9]+/gi, '-');
  fs.writeFileSync(path.join(dir, `${name}.json`), JSON.stringify({ id, text } satisfies SeenRow));
}

/**
 * Expects the row's message in `place` and saves its text. If the row has no message, checks that no alert is visible.
 */
export async function expectSeen(row: Row, place: Locator): Promise<void> {
  await expect(place).toBeVisible({ timeout: wordsTime });
  if (row.words === null) {
    await expect(place.page().getByRole('alert')).toHaveCount(0);
    keepSeen(row.id, noMessage);
  } else {
    await expect(place).toContainText(row.words, { timeout: wordsTime });
    keepSeen(row.id, await place.innerText());
  }
}

/** Checks that the rest of the page still works. For this, it opens a menu. */
export async function expectAlive(page: Page): Promise<void> {
  const menu = page.locator('.navbar .dropdown').first();
  await menu.getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  await expect(menu.locator('.dropdown__link').first()).toBeVisible();
  await page.keyboard.press('Escape');
}

export async function expectLinkLeads(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'API', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('API reference');
}

export interface FaultTools {
  readonly page: Page;
  readonly site: string;
  readonly row: Row;
  /** Expects the row's message in this place. */
  seen(place: Locator): Promise<void>;
  /**
   * Use this instead of `seen` for a fault that can't occur. Pass the outcome as `text`, because no message appears.
   */
  found(text: string): void;
  /** Allows errors that the row expects. */
  allow(errors: RegExp): void;
}

/** Defines the test for one row of the table. */
export function testFault(id: string, body: (tools: FaultTools) => Promise<void>): void {
  const row = rowOf(id);
  test(`${row.kind}, ${row.fault}: ${row.where}${row.gate ? '' : ' @all'}`, async ({
    page,
    site,
  }) => {
    const errors = watchErrors(page);
    let allowed: RegExp | undefined;
    await body({
      page,
      site,
      row,
      seen: (place) => expectSeen(row, place),
      found: (text) => {
        expect(text).toContain(row.words);
        keepSeen(id, text);
      },
      allow: (own) => (allowed = own),
    });
    expect(errors.filter((text) => allowed?.test(text) !== true)).toEqual([]);
  });
}

/** Checks and saves the message for a fault of hosted search. Ignores faults that aren't in the table. */
export async function seeHosted(fault: string | undefined, place: Locator): Promise<void> {
  const row = table.find((each) => each.kind === 'hosted search' && each.fault === fault);
  if (row === undefined) return;
  await expectSeen(row, place);
}
