/**
 * The page that other sites frame (src/pages/embed.tsx), without the theme's script: that one reads the browser's
 * storage for the color mode, which an embed takes from its address. Pure.
 */

/** Below the site's base; it lies in `static/`. */
const embedScript = 'embed.js';

/** The theme's inline script, by the parameter that only it reads. */
const themeScript =
  /<script>(?:(?!<\/script>)[\s\S])*docusaurus-theme(?:(?!<\/script>)[\s\S])*<\/script>/;

/** The page with a script file in place of the theme's script; as it is when it has none. */
export function withEmbedScript(html: string, baseUrl: string): string {
  return html.replace(themeScript, `<script src="${baseUrl}${embedScript}"></script>`);
}
