import type { ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useSiteFields } from '../components/siteFields';
import { policyAttribute, scriptPolicy, type ScriptPolicy } from './policy';

/**
 * Writes into the built page how it loads its scripts (`template.ts` reads it). Nothing in the browser: there the page
 * has loaded. One that stands deeper in the page wins.
 */
export function PolicyHead({ policy }: { readonly policy: ScriptPolicy }): ReactNode {
  if (ExecutionEnvironment.canUseDOM) return null;
  return (
    <Head>
      {/* Docusaurus sets its language. */}
      {/* eslint-disable-next-line jsx-a11y/html-has-lang */}
      <html {...{ [policyAttribute]: policy }} />
    </Head>
  );
}

/** The policy that follows from the page's address; nothing where the option is off. */
export function PolicyOfPage(): ReactNode {
  const { pathname } = useLocation();
  const { siteConfig } = useDocusaurusContext();
  const { deferScripts, docsVersions } = useSiteFields();
  if (!deferScripts || ExecutionEnvironment.canUseDOM) return null;
  const routes = docsVersions.map(({ routePath }) => routePath);
  return <PolicyHead policy={scriptPolicy(pathname.slice(siteConfig.baseUrl.length), routes)} />;
}
