/** Tests that the playground always shows a notice next to foreign code, and that the notice names the code's file. */
import type { Page } from '@playwright/test';
import { encodeShare } from '../../../src/components/Example/share';
import { editorOn, keepFromStarting, latest } from '../../fixtures/workbench';
import { expect, test } from '../support';
import { noticeAttacks, type ForeignPage } from './notice';

function foreignOn(page: Page, site: string): ForeignPage {
  const notice = page.getByRole('note', { name: 'Code from a link' });
  return {
    page,
    notice,
    editor: editorOn(page),
    async open(source) {
      const files = { 'cad-basic.ts': source };
      const hash = await encodeShare({ name: 'cad-basic', folder: latest.folder, files });
      await page.goto('about:blank');
      await page.goto(`${site}playground${hash}`);
      await notice.waitFor();
    },
  };
}

/** Attacks that can run one after another on the same page. */
const characters = noticeAttacks.filter(({ name }) => name.startsWith('the character'));

for (const attack of noticeAttacks.filter((each) => !characters.includes(each))) {
  test(attack.name, async ({ page, site }) => {
    await keepFromStarting(page);
    const foreign = foreignOn(page, site);
    expect((await attack.run(foreign)) ?? '', attack.name).toBe('');
    await expect(foreign.notice, attack.name).toBeVisible();
    await expect(foreign.notice, attack.name).toContainText('cad-basic.ts');
  });
}

test('the notice names each invisible character in the code', async ({ page, site }) => {
  await keepFromStarting(page);
  const foreign = foreignOn(page, site);
  for (const attack of characters) {
    expect.soft((await attack.run(foreign)) ?? '', attack.name).toBe('');
  }
});
