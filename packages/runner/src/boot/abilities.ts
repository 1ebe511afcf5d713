/**
 * Removes abilities that views don't need. After a single click or tap in the view, a program could use them to
 * overwrite the clipboard or to play sound, for example. The frame's `allow` attribute (host/features.ts) can't deny
 * most of them in some browsers, because it covers only features that have a permissions policy.
 */

const { apply, defineProperty, getOwnPropertyDescriptor } = Reflect;
const { exec } = RegExp.prototype;

type Method = (this: unknown, ...values: unknown[]) => unknown;

function replace(owner: object | undefined, name: string, value: unknown): void {
  if (owner === undefined || !(name in owner)) return;
  defineProperty(owner, name, { configurable: true, writable: true, value });
}

/** Must be a function declaration, because callers can also use `new`. */
function refuse(): never {
  throw new DOMException('Programs in this frame aren’t allowed to do that.', 'NotAllowedError');
}

/** Replaces methods that return a promise. */
async function reject(): Promise<never> {
  return refuse();
}

const clipboardCommand = /^(?:copy|cut|paste)$/i;

/** Blocks the clipboard commands of `execCommand()`. Commands that edit text still work. */
function refuseClipboardCommands(): void {
  const { execCommand } = Document.prototype as { readonly execCommand: Method };
  replace(
    Document.prototype,
    'execCommand',
    function (this: unknown, command: unknown, ...values: unknown[]) {
      const name = `${command as string}`;
      if (apply(exec, clipboardCommand, [name]) !== null) return false;
      return apply(execCommand, this, [name, ...values]);
    },
  );
}

/**
 * Removes the abilities. Call it before any module is imported. elements.ts blocks new windows, which would still have
 * the abilities.
 */
export function removeAbilities(): void {
  const classes = window as unknown as Readonly<
    Record<string, { readonly prototype: object } | undefined>
  >;
  refuseClipboardCommands();
  for (const name of ['write', 'writeText']) {
    replace(classes['Clipboard']?.prototype, name, reject);
  }
  // Block media streams, because content security policies don't apply to them.
  const media = HTMLMediaElement.prototype;
  const source = getOwnPropertyDescriptor(media, 'srcObject');
  if (source !== undefined) defineProperty(media, 'srcObject', { ...source, set: refuse });
  replace(media, 'play', reject);
  replace(HTMLVideoElement.prototype, 'requestPictureInPicture', reject);
  replace(HTMLVideoElement.prototype, 'webkitSetPresentationMode', refuse);
  replace(classes['DocumentPictureInPicture']?.prototype, 'requestWindow', reject);
  replace(window, 'AudioContext', refuse);
  replace(window, 'webkitAudioContext', refuse);
  replace(classes['SpeechSynthesis']?.prototype, 'speak', refuse);
  replace(Navigator.prototype, 'vibrate', () => false);
  replace(Navigator.prototype, 'share', reject);
  replace(classes['EyeDropper']?.prototype, 'open', reject);
}
