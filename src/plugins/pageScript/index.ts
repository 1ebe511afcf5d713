/** Bundles the page script, and adds its tag to the head of every page, where `template.ts` finds it. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { bundleForBrowser } from '@reveal-docs/build-steps/browserBundle';
import type { SiteFeatures } from '../../siteFields/features';
import { storageNamespace } from '../../siteFields/features';
import { rootDir } from '@reveal-docs/versions';
import type { PageScriptConfig } from '@reveal-docs/page-script/contract';
import { speculationRules } from '@reveal-docs/page-script/speculationRules';
import { pageScriptMark, pageTemplate } from '@reveal-docs/page-script/template';

const entry = path.join(rootDir, 'packages/page-script/src/page/index.ts');

/** Scripts that the page script loads when they're first needed. */
type LazyScript = 'firstResults' | 'hovers' | 'memberFilter';

interface PageScriptFile {
  /** Path relative to the site's base path. The file name contains a hash of the code. */
  readonly file: string;
  readonly code: string;
}

/** Bundles the page script for a configuration. Rejects if bundling fails. */
export async function bundlePageScript(config: PageScriptConfig): Promise<PageScriptFile> {
  const code = await bundleForBrowser({
    name: 'page',
    entry,
    format: 'iife',
    options: { charset: 'utf8', define: { __PAGE_SCRIPT_CONFIG__: JSON.stringify(config) } },
  });
  return named('page', code);
}

/** Adds a hash to the file name, so that browsers can cache the script forever. */
function named(name: string, code: string): PageScriptFile {
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return { file: `assets/js/${name}.${hash}.js`, code };
}

/** Bundles a script that the page script later loads as a module. Rejects if bundling fails. */
async function bundleLazy(name: LazyScript): Promise<PageScriptFile> {
  const code = await bundleForBrowser({
    name,
    entry: path.join(rootDir, `packages/page-script/src/${name}/index.ts`),
    format: 'esm',
    options: { charset: 'utf8' },
  });
  return named(name, code);
}

/**
 * Bundles the page script, and sets the page template. In development, or if `deferScripts` is off, does neither, and
 * every page loads its scripts immediately.
 */
export default function deferredPlugin(
  { siteConfig }: LoadContext,
  { deferScripts, respectSystemColorMode }: SiteFeatures,
  isSearchHosted: boolean,
): Plugin<unknown> {
  const { baseUrl } = siteConfig;
  const isOn = deferScripts && process.env.NODE_ENV !== 'development';
  let script: PageScriptFile | undefined;
  let lazy: readonly PageScriptFile[] = [];
  return {
    name: 'deferred',
    async loadContent() {
      if (!isOn) return;
      const [hovers, memberFilter, firstResults] = await Promise.all([
        bundleLazy('hovers'),
        bundleLazy('memberFilter'),
        bundleLazy('firstResults'),
      ]);
      lazy = [hovers, memberFilter, firstResults];
      script = await bundlePageScript({
        baseUrl,
        hovers: hovers.file,
        memberFilter: memberFilter.file,
        firstResults: isSearchHosted ? undefined : firstResults.file,
        storageSuffix: `-${storageNamespace}`,
        hasSystemMode: respectSystemColorMode,
        speculationRules,
      });
    },
    injectHtmlTags() {
      if (script === undefined) return {};
      const attributes = { src: baseUrl + script.file, defer: true, [pageScriptMark]: true };
      return { headTags: [{ tagName: 'script', attributes }] };
    },
    configureWebpack() {
      // Set the template here. At an earlier time, it would become part of the configuration that browsers receive.
      if (isOn) siteConfig.ssrTemplate = pageTemplate;
      return {};
    },
    async postBuild({ outDir }) {
      for (const { file, code } of script === undefined ? [] : [script, ...lazy])
        await fs.promises.writeFile(path.join(outDir, file), code);
    },
  };
}
