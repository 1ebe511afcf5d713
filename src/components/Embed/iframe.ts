/** The element that puts an embed into another page, or why there is none. Pure. */
import { escapeHtml } from '@site/src/text/escapeHtml';
import { whyNoLink } from '../Example/share';
import { embedAddress, type EmbedAddress, type Shown } from './address';

/** What the frame lets the embed do: run, and be a page of this site. It opens no windows and moves no other one. */
const embedSandbox = 'allow-scripts allow-same-origin';

interface IframeInput {
  /** Whole address of the embed. */
  readonly src: string;
  /** Names the frame for assistive technology. */
  readonly title: string;
  /** In CSS pixels; the frame is as wide as the place that it is put into. */
  readonly height: number;
}

/** HTML to copy. */
function iframeHtml({ src, title, height }: IframeInput): string {
  const attributes = {
    src,
    title,
    width: '100%',
    height: String(height),
    loading: 'lazy',
    sandbox: embedSandbox,
    allow: 'fullscreen',
    style: 'border: 0',
  };
  const text = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`);
  return `<iframe ${text.join(' ')}></iframe>`;
}

/** What can be chosen of an embed. */
export type Choices = Pick<EmbedAddress, 'theme' | 'showsCode'>;

export interface EmbedInput extends Shown {
  /** What the example shows; names the frame. */
  readonly title: string;
  /** Changed files by name, which `hash` carries. */
  readonly files?: Readonly<Record<string, string>> | undefined;
}

/** Heights that show something of the view, in CSS pixels. */
const height = 480;
const heightWithCode = 640;

/** What the panel offers. */
export type Offer =
  | { readonly type: 'html'; readonly html: string }
  /** The code does not go into an address, for this reason. */
  | { readonly type: 'tooLong'; readonly reason: string }
  /** Neither an example nor code. */
  | { readonly type: 'nothing' };

/** The element for `input`; `absolute` makes a whole address of one below the site's base path. */
export function offerOf(
  { name, folder, hash, title, files = {} }: EmbedInput,
  choices: Choices,
  absolute: (path: string) => string,
): Offer {
  const reason = hash === undefined ? undefined : whyNoLink(files, hash);
  if (reason !== undefined) return { type: 'tooLong', reason };
  if (name === undefined && hash === undefined) return { type: 'nothing' };
  return {
    type: 'html',
    html: iframeHtml({
      src: absolute(embedAddress({ name, folder, hash }, choices)),
      title: `Reveal example: ${title}`,
      height: choices.showsCode ? heightWithCode : height,
    }),
  };
}
