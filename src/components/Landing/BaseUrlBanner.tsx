import type { ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

const bannerId = 'base-url-banner';

/**
 * The script of the banner. It stands in the page, because a site under a wrong path loads no file, and is
 * plain old JavaScript without styles of ours, because it has to work when nothing else does.
 */
function bannerScript(baseUrl: string): string {
  const html =
    `<div id="${bannerId}" role="alert" style="border:4px solid #b3261e;background:#fff4e5;color:#15232a;` +
    'margin:20px;padding:20px;font:18px/1.5 sans-serif">' +
    '<p style="font-size:26px;font-weight:bold;margin:0 0 10px">Your site did not load properly.</p>' +
    '<p>Its files were not found. The usual reason is that it was built for another path than the one it is ' +
    'served under.</p>' +
    `<p>It was built for <code>${baseUrl}</code>. Build it again with ` +
    '<code>DOCS_BASE_URL=<b id="base-url-suggestion"></b></code>.</p></div>';
  // "<" is escaped so that the text cannot end the script.
  const text = JSON.stringify(html).replaceAll('<', '\\u003c');
  return (
    'document.addEventListener("DOMContentLoaded",function(){' +
    // A style of the site's own: scripts may come late.
    'if(getComputedStyle(document.documentElement).getPropertyValue("--ifm-color-primary")!=="")return;' +
    `var d=document.createElement("div");d.innerHTML=${text};document.body.prepend(d);` +
    'var p=window.location.pathname.replace(/index\\.html$/,"");' +
    'document.getElementById("base-url-suggestion").textContent=p.slice(-1)==="/"?p:p+"/";});'
  );
}

/**
 * Tells whoever deploys the site under a wrong path what to do: a banner on the landing page, shown only when
 * the site's style sheet did not load. In place of Docusaurus's own, whose words are not about this site.
 * Never drawn by React, so that search engines do not index it.
 */
export function BaseUrlBanner(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  if (ExecutionEnvironment.canUseDOM) return null;
  return (
    <Head>
      <script>{bannerScript(siteConfig.baseUrl)}</script>
    </Head>
  );
}
