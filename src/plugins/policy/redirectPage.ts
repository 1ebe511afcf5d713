/** The pages of `@docusaurus/plugin-client-redirects`, with a script file in place of an inline script. Pure. */

/** Below the site's base; it lies in `static/`. */
const redirectScript = 'redirect.js';

const inlineScript =
  /<script>\s*window\.location\.href = '[^'<]*' \+ window\.location\.search \+ window\.location\.hash;\s*<\/script>/;

/** A redirect page with the one script file; any other page as it is. */
export function withRedirectScript(html: string, baseUrl: string): string {
  return html.replace(inlineScript, `<script src="${baseUrl}${redirectScript}"></script>`);
}
