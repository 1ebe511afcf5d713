/**
 * Removes the theme's script from the page that other sites embed (src/pages/embed.tsx). That
 * script reads the color mode from the browser's storage, but an embed gets it from its URL. Pure.
 */

/** Set this late, because browsers receive everything that is in the configuration earlier. */
const embedScript = 'embed.js';

/** Matches the theme's inline script by a parameter that only this script reads. */
const themeScript =
  /<script>(?:(?!<\/script>)[\s\S])*docusaurus-theme(?:(?!<\/script>)[\s\S])*<\/script>/;

/**
 * Replaces the theme's inline script with a script file. A page without that script stays
 * unchanged.
 */
export function withEmbedScript(html: string, baseUrl: string): string {
  return html.replace(themeScript, `<script src="${baseUrl}${embedScript}"></script>`);
}
