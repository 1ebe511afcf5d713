/**
 * Provides the view's background color to the styles of control panels
 * (packages/runner/src/host/panelStyle.ts), because the panels' own dark colors stand out only on
 * light views.
 */
import type { FramePort } from './port';

/** The part of the document's root element that this module uses. */
export type Root = Pick<HTMLElement, 'toggleAttribute'> & {
  readonly style: Pick<CSSStyleDeclaration, 'setProperty'>;
};

/** Updates the root element when the page changes its color mode. */
export function colorPanels(port: FramePort, root: Root): void {
  port.onMessage((message) => {
    if (message.type !== 'setBackground') return;
    const { color } = message;
    root.style.setProperty('--page-view', `rgb(${color.map((part) => part * 255).join(' ')})`);
    root.toggleAttribute('data-page-dark', Math.max(...color) < 0.5);
  });
}
