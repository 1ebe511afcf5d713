import { escapeHtml } from '@reveal-docs/shared/escapeHtml';
import { noLinkReason } from '../../Example/share';
import { embedAddress, type EmbedAddress, type Shown } from './address';

/** The frame can run scripts, and it keeps this site's origin. It can't open windows or navigate the parent page. */
const embedSandbox = 'allow-scripts allow-same-origin';

interface IframeInput {
  readonly src: string;
  readonly title: string;
  /** Height in CSS pixels. The frame is as wide as its container. */
  readonly height: number;
}

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

export type Choices = Pick<EmbedAddress, 'theme' | 'showsCode'>;

export interface EmbedInput extends Shown {
  /** Title of the example. It's part of the frame's accessible name. */
  readonly title: string;
  /** Contents of the changed files in `hash`, by file name. */
  readonly files?: Readonly<Record<string, string>> | undefined;
}

/** Height of a frame without code, in CSS pixels. */
const height = 480;
/** Height of a frame with code, in CSS pixels. It leaves enough room for the view. */
const heightWithCode = 640;

/** Content of the embed panel: the HTML, or the reason why it isn't available. */
export type Offer =
  | { readonly type: 'html'; readonly html: string }
  | { readonly type: 'tooLong'; readonly reason: string }
  /** The input contains neither an example nor code. */
  | { readonly type: 'nothing' };

/** Returns the panel's content. `absolute` returns the full URL of a path that is relative to the base path. */
export function offerOf(
  { name, folder, hash, title, files = {} }: EmbedInput,
  choices: Choices,
  absolute: (path: string) => string,
): Offer {
  const reason = hash === undefined ? undefined : noLinkReason(files, hash);
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
