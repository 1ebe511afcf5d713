/** Attempts to have foreign code on the page without the notice that names it. */
import type { Attack } from './attack';
import type { Bench } from './exampleBench';

interface NoticeAttack extends Attack {
  /** Brings foreign code, then does what is to make the notice go or lie. Resolves with other problems. */
  run(bench: Bench): Promise<string | undefined | void>;
  /** The file that the notice has to name at the end; none where no foreign code may be left. */
  readonly names?: string;
}

const stays = 'src/components/Example/CodeNotice.tsx#code.foreign.length > 0 && <ForeignNotice';
const reads = 'src/components/Example/arrivals.ts#Ignore a hash such as `#heading`';
const ends = 'src/components/Example/useExample.ts#if (run.running()?.kind ===';
const marks = 'src/components/Example/marks.ts#function describeLine';

const code = "console.log('theirs');";
const running = "console.log('theirs');\nsetInterval(() => console.log('tick'), 100);";

/** Whether the page claims to show the original while it does not. */
async function lies(bench: Bench): Promise<string | undefined> {
  return (await bench.example.getByText('This is the original example').count()) > 0
    ? 'the page says that this is the original example'
    : undefined;
}

async function openRunning(bench: Bench): Promise<void> {
  await bench.openCode(running);
  await bench.run();
  await bench.waitForLog('theirs');
}

async function runsOn(bench: Bench): Promise<string | undefined> {
  await bench.page.waitForTimeout(300);
  return (await bench.hasFrame()) ? 'the foreign code still runs' : undefined;
}

export const noticeAttacks: readonly NoticeAttack[] = [
  {
    name: 'a damaged link after a good one',
    defends: stays,
    before: 'succeeded',
    names: 'cad-basic.ts',
    async run(bench) {
      await bench.openCode(code);
      await bench.arrive(await bench.damagedLink());
      return lies(bench);
    },
  },
  {
    name: 'a link for another example after a good one',
    defends: stays,
    before: 'succeeded',
    names: 'cad-basic.ts',
    async run(bench) {
      await bench.openCode(code);
      await bench.arriveCode('x', { name: 'clipping' });
      return lies(bench);
    },
  },
  {
    name: 'a heading of the page after a link',
    defends: reads,
    before: 'succeeded',
    names: 'cad-basic.ts',
    async run(bench) {
      await bench.openCode(code);
      await bench.arrive('#heading');
    },
  },
  {
    name: 'an empty hash after a link',
    defends: reads,
    before: 'succeeded',
    names: 'cad-basic.ts',
    async run(bench) {
      await bench.openCode(code);
      await bench.arrive('');
    },
  },
  {
    name: 'Back from a heading',
    defends: reads,
    before: 'held',
    names: 'cad-basic.ts',
    async run(bench) {
      await bench.openCode(code);
      await bench.arrive('#heading');
      await bench.page.goBack();
      await bench.page.waitForTimeout(250);
    },
  },
  {
    name: 'a link for project.ts alone',
    defends: 'src/components/Example/CodeNotice.tsx#<Names files={code.foreign}',
    before: 'succeeded',
    names: 'project.ts',
    async run(bench) {
      await bench.openCode('export const client = 1;', { file: 'project.ts' });
    },
  },
  {
    name: 'one typed character',
    defends: 'src/components/Example/edits.ts#return { ...code, files, from:',
    before: 'succeeded',
    names: 'cad-basic.ts',
    async run(bench) {
      await bench.openCode(code);
      await bench.edit(' ');
    },
  },
  {
    name: 'an edit and a reload',
    defends: 'src/components/Example/edits.ts#foreign: code.foreign.filter(',
    before: 'succeeded',
    names: 'cad-basic.ts',
    async run(bench) {
      await bench.openCode(code);
      await bench.edit(' ');
      await bench.page.reload();
    },
  },
  {
    name: 'an edit, another page and Back',
    defends: 'src/components/Example/edits.ts#foreign: code.foreign.filter(',
    before: 'succeeded',
    names: 'cad-basic.ts',
    async run(bench) {
      await bench.openCode(code);
      await bench.edit(' ');
      await bench.leaveAndReturn();
    },
  },
  {
    name: 'an edit, another version and back',
    defends: 'src/components/Example/edits.ts#foreign: code.foreign.filter(',
    before: 'succeeded',
    names: 'cad-basic.ts',
    async run(bench) {
      await bench.openCode(code);
      await bench.edit(' ');
      await bench.visitOtherVersion();
    },
  },
  {
    name: 'what an earlier state of the site kept',
    defends: 'src/components/Example/edits.ts#kept.foreign?.includes(file) ?? true',
    before: 'succeeded',
    names: 'cad-basic.ts',
    async run(bench) {
      await bench.open();
      await bench.keepCode(code);
      await bench.page.reload();
    },
  },
  {
    name: '“Show the original example” while it runs',
    defends: ends,
    before: 'succeeded',
    async run(bench) {
      await openRunning(bench);
      await bench.button('Show the original example').click();
      return runsOn(bench);
    },
  },
  {
    name: 'Reset while it runs',
    defends: ends,
    before: 'succeeded',
    async run(bench) {
      await openRunning(bench);
      await bench.button('Reset').click();
      return runsOn(bench);
    },
  },
  {
    name: 'another link while it runs',
    defends: 'src/components/Example/page.ts#for (const example of examples) example.endRun();',
    before: 'succeeded',
    names: 'cad-basic.ts',
    async run(bench) {
      await openRunning(bench);
      await bench.arrive(await bench.damagedLink());
      return (await runsOn(bench)) ?? lies(bench);
    },
  },
  {
    name: 'another window empties what is kept while it runs',
    defends: 'src/components/Example/CodeNotice.tsx#code.foreign.length === 0 && runsForeign',
    before: 'succeeded',
    async run(bench) {
      await bench.open();
      await bench.keepCode(running);
      await bench.page.reload();
      await bench.run();
      await bench.waitForLog('theirs');
      await bench.keep('');
      await bench.page.waitForTimeout(300);
      if (!(await bench.hasFrame())) return undefined;
      return (await bench.notice.isVisible()) ? undefined : 'it runs without a notice';
    },
  },
  {
    name: 'text that reads in another order than it runs',
    defends: marks,
    before: 'succeeded',
    names: 'cad-basic.ts',
    async run(bench) {
      await bench.open(
        await bench.link(`const a = 1;\n/*\u202e } \u2066if (admin)\u2069 \u2066*/ a;`),
      );
      if (!/line 2.*U\+202E/.test(await bench.said())) {
        return 'the notice does not name the line';
      }
      const shown = bench.example.locator('pre [data-name="U+202E"]');
      if ((await shown.count()) === 0) return 'the code block does not show the character';
      await bench.example.getByRole('button', { name: 'cad-basic.ts, line 2' }).click();
      const line = bench.example.locator('.cm-activeLine').first();
      await line.waitFor();
      return (await line.textContent())?.includes('U+202E')
        ? undefined
        : 'the editor does not show the character';
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
      // Letters, marks and tags that Unicode has nothing drawn for
      '034f',
      '115f',
      '17b4',
      '3164',
      'fe0f',
      'e0041',
      // Ends of lines for the engine
      '000d',
      '2028',
      '2029',
    ] as const
  ).map((point): NoticeAttack => ({
    name: `the character U+${point.toUpperCase()} in the code`,
    defends: 'src/components/CodeParts/invisible.ts#export const invisible =',
    before: 'succeeded',
    names: 'cad-basic.ts',
    async run(bench) {
      const name = `U+${point.toUpperCase()}`;
      const character = String.fromCodePoint(Number.parseInt(point, 16));
      await bench.arriveCode(`// ${character} x`);
      const isNamed = (await bench.said()).includes(name);
      const shown = bench.example.locator(`pre [data-name="${name}"]`);
      const isShown = (await shown.count()) > 0;
      return isNamed && isShown ? undefined : `named: ${isNamed}, shown: ${isShown}`;
    },
  })),
  {
    name: 'code after a separator of lines in a comment',
    defends: 'src/components/CodeParts/lines.ts#export function splitLines',
    before: 'succeeded',
    names: 'cad-basic.ts',
    async run(bench) {
      await bench.openCode("// a\u2028console.log('second');\r// b\u2029console.log('fourth');");
      const lines = await bench.example.locator('pre .token-line').allInnerTexts();
      const begin = lines.slice(0, 4).map((line) => line.trimEnd().slice(0, 4));
      return begin.join() === '// a,cons,// b,cons' ? undefined : lines.join('|');
    },
  },
  {
    name: 'code far to the right',
    defends: marks,
    before: 'succeeded',
    names: 'cad-basic.ts',
    async run(bench) {
      const source = `const a = 1;\nconst b = 2;${' '.repeat(500)}console.log('far right');`;
      await bench.openCode(source);
      if (!/line 2: 53\d characters long/.test(await bench.said())) {
        return 'the notice does not name the line';
      }
      await bench.example.getByRole('button', { name: 'cad-basic.ts, line 2' }).click();
      const line = bench.example.locator('.cm-activeLine').first();
      await line.waitFor();
      return (await line.textContent())?.includes('far right') ? undefined : 'another line';
    },
  },
];
