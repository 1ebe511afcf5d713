/** The HTML of a page around what React rendered, as Docusaurus's own template has it but for the scripts. Pure. */
import { keptPrefix } from '../components/Example/keptPrefix';
import { policyAttribute } from './policy';

/** Marks the tag of the page script among the head's other tags. */
export const pageScriptMark = 'data-page-script';

/**
 * Runs in the head of pages that start something by themselves: fetches the scripts at once, unless the reader holds
 * the device in a hand or saves data and has changed no example here, and runs them when the page is parsed; from a
 * cache they come before that, and React would find no root. It asks as `src/frame/host/support.ts` does. One fixed
 * text: the content policy allows it by its hash; the addresses are in its element. Each script notes what came of it
 * for the page script; `<html data-waits>` says that the reader starts what is on the page.
 */
export const startScript =
  `(function(e,n){if(matchMedia('(hover:none) and (pointer:coarse)').matches||n.saveData||/2g/.test(n.effectiveType)){` +
  `document.documentElement.dataset.waits='';var k=[];try{k=Object.keys(localStorage)}catch(x){}` +
  `if(!k.some(function(k){return k.indexOf('${keptPrefix}')===0}))return}` +
  `var a=function(o){document.head.append(o)},u=e.dataset.load.split(' ');` +
  `u.forEach(function(u){a(Object.assign(document.createElement('link'),{rel:'preload',as:'script',href:u}))});` +
  `document.addEventListener('readystatechange',function(){u.forEach(function(u){` +
  `var s=document.createElement('script');s.async=false;s.src=u;` +
  `s.onload=function(){s.dataset.state='loaded'};s.onerror=function(){s.dataset.state='failed'};a(s)})},{once:true})` +
  `})(document.currentScript,navigator.connection||{})`;

/**
 * For Docusaurus's option `ssrTemplate`, in Eta's syntax. A page without a policy, and a build without the page script,
 * load their scripts as ever.
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
    <% const policy = /${policyAttribute}=.(\\w+)/.exec(it.htmlAttributes)?.[1] ?? 'atOnce'; %>
    <% const pageScript = /<script [^>]*${pageScriptMark}[^>]*><\\/script>/.exec(it.headTags)?.[0] ?? ''; %>
    <% const isAtOnce = policy === 'atOnce' || pageScript === ''; %>
    <% const load = it.scripts.map((script) => it.baseUrl + script).join(' '); %>
    <%~ it.headTags.replace(pageScript, '') %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <% if (isAtOnce) { it.scripts.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); } else { %>
      <% if (policy === 'startsByItself') { %>
        <script data-load="<%= load %>">${startScript}</script>
      <% } %>
      <%~ pageScript.replace('<script ', '<script data-load="' + load + '" ') %>
    <% } %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
