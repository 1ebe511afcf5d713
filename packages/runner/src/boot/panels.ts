/**
 * Sets the page's background for the styles of control panels (packages/runner/src/host/panelStyle.ts). The panels' own
 * colors are dark, so they stand out only on light views.
 */
import type { FramePort } from './port';

/** The part of the document's root element that this module uses. */
export type Root = Pick<HTMLElement, 'toggleAttribute'> & {
  readonly style: Pick<CSSStyleDeclaration, 'setProperty'>;
};

/** Follows the page's color mode. */
export function colorPanels(port: FramePort, root: Root): void {
  port.onMessage((message) => {
    if (message.type !== 'setBackground') return;
    const { color } = message;
    root.style.setProperty('--page-view', `rgb(${color.map((part) => part * 255).join(' ')})`);
    root.toggleAttribute('data-page-dark', Math.max(...color) < 0.5);
  });
}
