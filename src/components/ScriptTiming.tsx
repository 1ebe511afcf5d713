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
 * Writes a page's script timing into the built page, where `template.ts` reads it. If a page nests several of these
 * components, the innermost one applies.
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

/** Writes the script timing for the page's path. Does nothing unless the `deferScripts` option is on. */
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
