/**
 * Creates the HTML that embeds a program in another page, or explains why the program can't be
 * embedded. Pure.
 */
import { escapeHtml } from '@reveal-docs/shared/escapeHtml';
import { noLinkReason } from '../../Example/share';
import { embedAddress, type EmbedAddress, type Shown } from './address';

/**
 * The frame can run scripts and keeps this site's origin. It can't open windows or navigate the
 * parent page.
 */
const embedSandbox = 'allow-scripts allow-same-origin';

interface IframeInput {
  /** Absolute URL of the embed. */
  readonly src: string;
  /** Accessible name of the frame. */
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

/** Options for an embed. */
export type Choices = Pick<EmbedAddress, 'theme' | 'showsCode'>;

export interface EmbedInput extends Shown {
  /** Title of the example, which becomes part of the frame's accessible name. */
  readonly title: string;
  /** The changed files in `hash`, by name. */
  readonly files?: Readonly<Record<string, string>> | undefined;
}

/** Height of the frame in CSS pixels. It leaves enough room for the view. */
const height = 480;
const heightWithCode = 640;

/** Describes the content of the embed panel. */
export type Offer =
  | { readonly type: 'html'; readonly html: string }
  /** The code doesn't fit into a URL. */
  | { readonly type: 'tooLong'; readonly reason: string }
  /** Neither an example nor code is specified. */
  | { readonly type: 'nothing' };

/**
 * Returns the HTML for an embed. `absolute` converts a path relative to the site's base path to a
 * full URL.
 */
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
