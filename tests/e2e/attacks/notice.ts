/**
 * Attempts to get foreign code into the playground without a notice, or to show different code than the code that runs.
 */
import type { Locator, Page } from '@playwright/test';
import type { Attack } from './attack';

/** The playground page, and the parts that an attack uses. */
export interface ForeignPage {
  readonly page: Page;
  readonly notice: Locator;
  readonly editor: Locator;
  /** Opens `source` from a link. */
  open(source: string): Promise<void>;
}

interface NoticeAttack extends Attack {
  /**
   * Opens foreign code, and then tries to remove the notice or make it misleading. Resolves with a description of any
   * problem that occurs during the attack.
   */
  run(foreign: ForeignPage): Promise<string | undefined>;
}

const stays = 'src/components/Playground/Notices.tsx#draft.foreign &&';
const keeps = 'src/components/Playground/drafts/draftSchema.ts#foreign: v.boolean()';
const marks = 'src/components/Example/marks.ts#function describeLine';

const code = "console.log('theirs');";

async function edit({ page, editor }: ForeignPage): Promise<void> {
  await editor.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText(' ');
  await page.waitForURL(/\?draft=/);
}

async function goToLine({ page }: ForeignPage, line: number): Promise<string> {
  await page.getByRole('button', { name: `cad-basic.ts, line ${line}` }).click();
  return (await page.locator('.cm-activeLine:visible').textContent()) ?? '';
}

export const noticeAttacks: readonly NoticeAttack[] = [
  {
    name: 'one typed character',
    defends: stays,
    before: 'succeeded',
    async run(foreign) {
      await foreign.open(code);
      await edit(foreign);
      return undefined;
    },
  },
  {
    name: 'an edit and a reload',
    defends: keeps,
    before: 'succeeded',
    async run(foreign) {
      await foreign.open(code);
      await edit(foreign);
      await foreign.page.reload();
      return undefined;
    },
  },
  {
    name: 'an edit, another page and Back',
    defends: keeps,
    before: 'succeeded',
    async run(foreign) {
      await foreign.open(code);
      await edit(foreign);
      await foreign.page.goto('about:blank');
      await foreign.page.goBack();
      return undefined;
    },
  },
  {
    name: 'text that reads in another order than it runs',
    defends: marks,
    before: 'succeeded',
    async run(foreign) {
      await foreign.open(`const a = 1;\n/*\u202e } \u2066if (admin)\u2069 \u2066*/ a;`);
      const text = await foreign.notice.textContent();
      if (!/line 2.*U\+202E/.test(text ?? '')) return 'the notice does not name the line';
      const line = await goToLine(foreign, 2);
      return line.includes('U+202E') ? undefined : 'the editor does not show the character';
    },
  },
  ...(
    [
      '202a',
      '202b',
      '202c',
      '202d',
      '2066',
      '2067',
      '2068',
      '2069',
      '200e',
      '200f',
      '061c',
      // Control and format characters
      '0000',
      '007f',
      '0085',
      '00ad',
      '200b',
      '2060',
      '200c',
      'fff9',
      // Letters, marks, and tags that don't have a glyph
      '034f',
      '115f',
      '17b4',
      '3164',
      'fe0f',
      'e0041',
      // Characters that end a line in JavaScript
      '000d',
      '2028',
      '2029',
    ] as const
  ).map((point): NoticeAttack => ({
    name: `the character U+${point.toUpperCase()} in the code`,
    defends: 'src/components/CodeParts/invisible.ts#export const invisible =',
    before: 'succeeded',
    async run(foreign) {
      const name = `U+${point.toUpperCase()}`;
      const character = String.fromCodePoint(Number.parseInt(point, 16));
      await foreign.open(`// ${character} x`);
      const text = await foreign.notice.textContent();
      return text?.includes(name) === true ? undefined : 'the notice does not name it';
    },
  })),
  {
    name: 'code far to the right',
    defends: marks,
    before: 'succeeded',
    async run(foreign) {
      await foreign.open(`const a = 1;\nconst b = 2;${' '.repeat(500)}console.log('far right');`);
      const text = await foreign.notice.textContent();
      if (!/line 2: 53\d characters long/.test(text ?? ''))
        return 'the notice does not name the line';
      return (await goToLine(foreign, 2)).includes('far right') ? undefined : 'another line';
    },
  },
];
