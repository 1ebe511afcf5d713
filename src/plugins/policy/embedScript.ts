/**
 * Removes the theme's script from the page that other sites embed (src/pages/embed.tsx). That script reads the color
 * mode from the browser's storage, but an embedded page gets it from its URL.
 */

/** Path relative to the site's base path. The file is in `static/`. */
const embedScript = 'embed.js';

/** Matches the theme's inline script by `docusaurus-theme`, the name of a parameter that no other script reads. */
const themeScript =
  /<script>(?:(?!<\/script>)[\s\S])*docusaurus-theme(?:(?!<\/script>)[\s\S])*<\/script>/;

/** Replaces the theme's inline script with a script file. A page without that script stays unchanged. */
export function withEmbedScript(html: string, baseUrl: string): string {
  return html.replace(themeScript, `<script src="${baseUrl}${embedScript}"></script>`);
}
