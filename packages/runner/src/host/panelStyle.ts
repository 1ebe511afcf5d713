/**
 * Styles for lil-gui's control panels in the frame, for all releases of lil-gui.
 *
 * - On dark pages, panels have shades of the page's own background, and a border.
 * - On phones, panels don't cover the whole view. Their rows are lower than lil-gui's usual rows for touch input, but
 *   at least 24 pixels high (WCAG 2.2, 2.5.8). The sizes are `!important`, because lil-gui sets them in a more specific
 *   rule.
 */
export const panelStyle = `
html[data-page-dark] .lil-gui {
  --background-color: color-mix(in srgb, var(--page-view) 75%, black);
  --title-background-color: color-mix(in srgb, var(--page-view) 50%, black);
  --widget-color: color-mix(in srgb, var(--page-view) 85%, white);
  --hover-color: color-mix(in srgb, var(--page-view) 75%, white);
  --focus-color: color-mix(in srgb, var(--page-view) 70%, white);
}
html[data-page-dark] body > .lil-gui {
  border: 1px solid color-mix(in srgb, var(--page-view) 75%, white);
}
@media (width < 480px) {
  body > .lil-gui {
    max-width: 60%;
    right: 8px !important;
  }
  .lil-gui {
    --font-size: 12px !important;
    --name-width: 40% !important;
    --padding: 4px !important;
    --spacing: 2px !important;
    --widget-height: 24px !important;
  }
}
`;
