/** Requirements for every fault: a message, a way to continue, no uncaught errors, and a working page. */
import fs from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { rootDir } from '@reveal-docs/versions';
import { expect, test } from '../support';
import { faultFiles, type SeenRow } from './record';
import { table, type Row } from './table';

/** How long readers wait for words at most, in milliseconds. */
const wordsTime = 30_000;

/** Messages of browsers for a file that failed to load, or without a connection. In Firefox, they are errors. */
const ownLines =
  /^Failed to load resource|^Error while trying to use the following icon|^The Same Origin Policy disallows/;

/** Errors that nothing caught, and what the page's own code says as an error. */
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

/** Keeps what was seen of a row, for `npx tsx scripts/faultsTable.ts`. */
function keepSeen(id: string, text: string): void {
  const dir = path.join(rootDir, faultFiles.seenDir);
  fs.mkdirSync(dir, { recursive: true });
  const name = id.replaceAll(/[^a-z0-9]+/gi, '-');
  fs.writeFileSync(path.join(dir, `${name}.json`), JSON.stringify({ id, text } satisfies SeenRow));
}

/** The words come, and are kept as seen. */
export async function expectSeen(row: Row, place: Locator): Promise<void> {
  await expect(place).toBeVisible({ timeout: wordsTime });
  if (row.words !== null) await expect(place).toContainText(row.words, { timeout: wordsTime });
  keepSeen(row.id, await place.innerText());
}

/** The rest of the page works where it is: its menu opens, and closes again. */
export async function expectAlive(page: Page): Promise<void> {
  const menu = page.locator('.navbar .dropdown').first();
  await menu.getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  await expect(menu.locator('.dropdown__link').first()).toBeVisible();
  await page.keyboard.press('Escape');
}

/** A link of the page leads on. */
export async function expectLinkLeads(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'API', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('API reference');
}

export interface FaultTools {
  readonly page: Page;
  readonly site: string;
  readonly row: Row;
  /** The row's words are in this place. */
  seen(place: Locator): Promise<void>;
  /** For a fault that cannot be: the row's words are in this text, which says what was found instead. */
  found(text: string): void;
  /** Errors that the row is about. */
  allow(errors: RegExp): void;
}

/** One row of the table, tested. */
export function testFault(id: string, body: (tools: FaultTools) => Promise<void>): void {
  const row = rowOf(id);
  test(`${row.kind}, ${row.fault}: ${row.where}${row.gate ? '' : ' @all'}`, async ({
    page,
    site,
  }) => {
    test.setTimeout(180_000);
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

/**
 * Notes what was seen of a fault of hosted search, which tests/e2e/search.hosted.spec.ts has a site for, and the rest of
 * what a row is held against. Faults that the table does not have are left alone.
 */
export async function seeHosted(fault: string | undefined, place: Locator): Promise<void> {
  const row = table.find((each) => each.kind === 'hosted search' && each.fault === fault);
  if (row === undefined) return;
  await expectSeen(row, place);
}
