/** Attacks that run when the reader clicks in the view. */
import type { FrameAttack } from './attacks';
import type { SourceChange } from './sourceChanges';

const abilitiesFile = 'packages/runner/src/boot/abilities.ts';

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
const vibrates = withoutLine("  replace(Navigator.prototype, 'vibrate', () => false);\n");
const picks = withoutLine("  replace(classes['EyeDropper']?.prototype, 'open', reject);\n");
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

/**
 * Attacks that call `document.open()` to remove a listener of the boot script. The listener prevents links from opening
 * when they're clicked.
 */
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

/**
 * Matches APIs that Firefox doesn't have. Also matches `AudioContext`, which Firefox suspends if the machine doesn't
 * have a sound device.
 */
const onlyInChromium = /AudioContext|featurePolicy|vibrate|EyeDropper/;

function onPress(name: string, without: readonly SourceChange[], code: string): FrameAttack {
  return {
    name,
    onlyInChromium: onlyInChromium.test(code),
    gain: 'After one click or tap in the view: another text in the clipboard, sound, vibration, a color of the screen, or a window over all others',
    code: `addEventListener('pointerup', async () => {
    let result; try { result = await (async () => { ${code} })(); } catch (error) { result = error.name; }
    console.log('result ' + result);
  });
  console.log('waits');`,
    without,
    results: { without: 'It succeeds', with: 'It’s refused' },
  };
}

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
      ['vibration', vibrates, `return navigator.vibrate(1);`],
      [
        'a vibration pattern, by the method of the prototype',
        vibrates,
        `return Navigator.prototype.vibrate.call(navigator, [1, 1, 1]);`,
      ],
      [
        'any feature, by permission',
        allows,
        `return document.featurePolicy.allowedFeatures().length > 0;`,
      ],
    ] as const
  ).map(([name, without, code]) => onPress(name, without, code)),
];

/** Attacks that require the full Chromium, because the headless shell doesn't have a color picker. */
export const pickerAttacks: readonly FrameAttack[] = [
  ['the color picker, which reads colors of the whole screen', 'EyeDropper'],
  ['the color picker, by a class that extends `EyeDropper`', '(class extends EyeDropper {})'],
].map(([name = '', type = '']) =>
  onPress(
    name,
    picks,
    `const closing = new AbortController();
     const color = new ${type}().open({ signal: closing.signal });
     const shown = new Promise((resolve) => setTimeout(() => resolve('open'), 500));
     const state = await Promise.race([color, shown]); closing.abort(); return state === 'open';`,
  ),
);
