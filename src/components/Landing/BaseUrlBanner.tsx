import type { ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

const bannerId = 'base-url-banner';

/**
 * Returns the banner's script. The script is inline, because a site under a wrong path can't load files. It must work
 * when everything else fails, so it uses old JavaScript and doesn't need a style sheet.
 */
function bannerScript(baseUrl: string): string {
  const html =
    `<div id="${bannerId}" role="alert" style="border:4px solid #b3261e;background:#fff4e5;color:#15232a;` +
    'margin:20px;padding:20px;font:18px/1.5 sans-serif">' +
    '<p style="font-size:26px;font-weight:bold;margin:0 0 10px">Your site did not load properly.</p>' +
    '<p>Its files were not found. Usually, this means that the site was built for a different path than ' +
    'the one it is served from.</p>' +
    `<p>It was built for <code>${baseUrl}</code>. Rebuild it with ` +
    '<code>DOCS_BASE_URL=<b id="base-url-suggestion"></b></code>.</p></div>';
  // Escape "<", so that the text can't end the script element.
  const text = JSON.stringify(html).replaceAll('<', '\\u003c');
  return (
    'document.addEventListener("DOMContentLoaded",function(){' +
    // Check for the site's style sheet and not for its scripts, which can load later.
    'if(getComputedStyle(document.documentElement).getPropertyValue("--ifm-color-primary")!=="")return;' +
    `var d=document.createElement("div");d.innerHTML=${text};document.body.prepend(d);` +
    'var p=window.location.pathname.replace(/index\\.html$/,"");' +
    'document.getElementById("base-url-suggestion").textContent=p.slice(-1)==="/"?p:p+"/";});'
  );
}

/**
 * Banner on the landing page for a site that is deployed under a wrong path. It appears only if the site's style sheet
 * didn't load. It replaces Docusaurus's banner, whose advice doesn't apply to this site. React doesn't render it, so
 * search engines don't index it.
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
