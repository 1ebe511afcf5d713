import type { ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useSiteFields } from '../siteFields/useSiteFields';
import {
  timingAttribute,
  scriptTiming,
  type ScriptTiming,
} from '@reveal-docs/page-script/scriptTiming';

/**
 * Writes a page's script timing into the built page, where `template.ts` reads it. Doesn't render
 * in the browser. If timings are nested, the innermost one applies.
 */
export function ScriptTimingHead({ timing }: { readonly timing: ScriptTiming }): ReactNode {
  if (ExecutionEnvironment.canUseDOM) return null;
  return (
    <Head>
      {/* Docusaurus sets the `lang` attribute on this element. */}
      {/* eslint-disable-next-line jsx-a11y/html-has-lang */}
      <html {...{ [timingAttribute]: timing }} />
    </Head>
  );
}

/** Writes the timing for the page's path. Doesn't render if the `deferScripts` option is off. */
export function PageScriptTiming(): ReactNode {
  const { pathname } = useLocation();
  const { siteConfig } = useDocusaurusContext();
  const { deferScripts, docsVersions } = useSiteFields();
  if (!deferScripts || ExecutionEnvironment.canUseDOM) return null;
  const routes = docsVersions.map(({ routePath }) => routePath);
  return (
    <ScriptTimingHead timing={scriptTiming(pathname.slice(siteConfig.baseUrl.length), routes)} />
  );
}
