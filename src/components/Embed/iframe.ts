/** The element that puts an embed into another page. Pure. */
import { escapeHtml } from '@site/src/text/escapeHtml';

/** What the frame lets the embed do: run, and be a page of this site. It opens no windows and moves no other one. */
export const embedSandbox = 'allow-scripts allow-same-origin';

export interface IframeInput {
  /** Whole address of the embed. */
  readonly src: string;
  /** Names the frame for assistive technology. */
  readonly title: string;
  /** In CSS pixels; the frame is as wide as the place that it is put into. */
  readonly height: number;
}

/** HTML to copy. */
export function iframeHtml({ src, title, height }: IframeInput): string {
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
