/** Path relative to the site's base path. The file is in `static/`. */
const redirectScript = 'redirect.js';

const inlineScript =
  /<script>\s*window\.location\.href = '[^'<]*' \+ window\.location\.search \+ window\.location\.hash;\s*<\/script>/;

/**
 * Replaces the inline script in a page of `@docusaurus/plugin-client-redirects` with a script file. Other pages stay
 * unchanged.
 */
export function withRedirectScript(html: string, baseUrl: string): string {
  return html.replace(inlineScript, `<script src="${baseUrl}${redirectScript}"></script>`);
}
