import { timingAttribute } from './scriptTiming';

/** Attribute that identifies the page script's tag in the head. */
export const pageScriptMark = 'data-page-script';

/**
 * Inline script in the head of pages that start an example automatically. It fetches the site's scripts immediately,
 * but runs them after the page is parsed, because cached scripts could run before React's root exists.
 *
 * If the device is handheld, or the reader saves data or has a slow connection, the reader must start the example. The
 * script then only sets `<html data-waits>`. If only the device is the reason, the value becomes `loaded` after the
 * load event, so that styles can display more pictures. `packages/shared/src/device.ts` checks the same conditions.
 *
 * Each script element stores whether it loaded, and the page script reads this. The content security policy allows the
 * inline script by its hash, so the text must be constant. Therefore, an attribute contains the URLs.
 */
export const startScript =
  `(function(e,n){var d=document.documentElement.dataset,r=n.saveData||/2g/.test(n.effectiveType);` +
  `if(r||matchMedia('(hover:none) and (pointer:coarse)').matches){d.waits='';` +
  `r||addEventListener('load',function(){d.waits='loaded'});return}` +
  `var a=function(o){document.head.append(o)},u=e.dataset.load.split(' ');` +
  `u.forEach(function(u){a(Object.assign(document.createElement('link'),{rel:'preload',as:'script',href:u}))});` +
  `document.addEventListener('readystatechange',function(){u.forEach(function(u){` +
  `var s=document.createElement('script');s.async=false;s.src=u;` +
  `s.onload=function(){s.dataset.state='loaded'};s.onerror=function(){s.dataset.state='failed'};a(s)})},{once:true})` +
  `})(document.currentScript,navigator.connection||{})`;

/**
 * Template for Docusaurus's `ssrTemplate` option, in Eta syntax. It differs from the default template only in the
 * scripts. Scripts load as usual on pages without a timing and in builds without the page script. The page script runs
 * before the scripts that load with the page.
 */
export const pageTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <% const policy = /${timingAttribute}=.(\\w+)/.exec(it.htmlAttributes)?.[1] ?? 'alone'; %>
    <% const pageScript = /<script [^>]*${pageScriptMark}[^>]*><\\/script>/.exec(it.headTags)?.[0] ?? ''; %>
    <% const isAlone = policy === 'alone' || pageScript === ''; %>
    <% const load = it.scripts.map((script) => it.baseUrl + script).join(' '); %>
    <%~ it.headTags.replace(pageScript, '') %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <% if (!isAlone) { %>
      <% if (policy === 'startsByItself') { %>
        <script data-load="<%= load %>">${startScript}</script>
      <% } %>
      <%~ pageScript.replace('<script ', '<script data-load="' + load + '" ') %>
    <% } %>
    <% if (isAlone || policy === 'atOnce') { it.scripts.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); } %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
