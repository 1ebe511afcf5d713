/**
 * Provides the view's background color to the styles of control panels (host/panelStyle.ts). The panels' own colors are
 * dark, and so would be hard to see on a dark view.
 */
import type { FramePort } from './port';

export type Root = Pick<HTMLElement, 'toggleAttribute'> & {
  readonly style: Pick<CSSStyleDeclaration, 'setProperty'>;
};

/** Updates the root element's styles when the page sets a background color. */
export function colorPanels(port: FramePort, root: Root): void {
  port.onMessage((message) => {
    if (message.type !== 'setBackground') return;
    const { color } = message;
    root.style.setProperty('--page-view', `rgb(${color.map((part) => part * 255).join(' ')})`);
    root.toggleAttribute('data-page-dark', Math.max(...color) < 0.5);
  });
}
