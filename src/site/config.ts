import path from 'node:path';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import type { SiteEnvironment } from './environment';
import { sdkRepositoryUrl, storageNamespace, type SiteFeatures } from '../siteFields/features';
import { codeThemes } from './codeThemes';
import { sidebarItemsGenerator } from '@reveal-docs/api-reference/pages/sidebar';
import firstLoadPlugin from '../plugins/firstLoad';
import chunksPlugin from '../plugins/chunks';
import codeTokensPlugin from '../plugins/codeTokens';
import demoPagePlugin from '../plugins/demoPage';
import galleryPlugin from '../plugins/gallery';
import deferredPlugin from '../plugins/pageScript';
import devPlugin from '../plugins/dev';
import hotPages from '../plugins/dev/hotPages';
import landingPlugin from '../plugins/landing';
import licensesPlugin from '../plugins/licenses';
import linksPlugin from '../plugins/links';
import pageMapPlugin from '../plugins/pageMap';
import statementsPlugin from '../plugins/statements';
import stylesPlugin, { type DroppedSelectors } from '../plugins/styles';
import searchPlugin from '../plugins/search';
import versioningPlugin from '../plugins/versioning';
import { versionTag } from '@reveal-docs/search/versions';
import { parseFrontMatterWith } from './canonical';
import { builtPages } from './builtPages';
import { footer } from './footer';
import { lessonPages } from './lessons';
import { starterPages, starterTitles } from './starters';
import { socialCard } from '@reveal-docs/versions/addresses/pageKind';
import { supportOf, versionFields, type SiteFields } from '../siteFields/types';
import { componentPlugins, docsPlugins } from '../remark';
import { readZipLinks, zipsFolder } from './zips';
import { readVersions, rootDir, selectVersions, type DocsVersion } from '@reveal-docs/versions';

/** The settings that can differ between sites. Tests build small sites with other values. */
export interface SiteInput {
  /** Folder that contains `docs/`, `versioned_docs/`, `versions.json` and `examples/`. */
  readonly siteDir: string;
  readonly environment: SiteEnvironment;
  readonly features: SiteFeatures;
}

/** Titles of pages outside of the docs, for the not-found page. */
const sitePages = {
  '': 'Reveal docs',
  learn: 'Learn',
  examples: 'Examples',
  playground: 'Playground',
  'demo-project': 'Demo project',
  behavior: 'Verified behavior',
  versions: 'Versions',
  search: 'Search the docs',
};

function pageTitles(siteDir: string): Readonly<Record<string, string>> {
  return { ...sitePages, ...starterTitles(siteDir) };
}

/** Whether the site runs in development. Docusaurus's `start` command sets this variable. */
const writing = process.env.NODE_ENV === 'development';

type VersionOptions = NonNullable<DocsOptions['versions']>[string];

function versionOptions(version: DocsVersion): VersionOptions {
  const support = supportOf(version);
  return {
    label: version.label,
    path: version.routePath.replace(/^docs\/?/, ''),
    banner: support === 'latest' ? 'none' : support,
    badge: true,
  };
}

/**
 * Returns the name of the version whose path has no prefix: the latest version, or the first one if a build excludes
 * the latest.
 */
function lastVersionName(versions: readonly DocsVersion[]): string | undefined {
  return (versions.find((version) => version.isLast) ?? versions[0])?.name;
}

function docsOptions(
  { environment, siteDir }: SiteInput,
  versions: readonly DocsVersion[],
): DocsOptions {
  return {
    path: 'docs',
    routeBasePath: 'docs',
    sidebarPath: './sidebars.ts',
    ...docsPlugins(siteDir, environment, writing),
    sidebarItemsGenerator,
    lastVersion: lastVersionName(versions),
    onlyIncludeVersions: versions.map((version) => version.name),
    versions: Object.fromEntries(
      versions.map((version) => [version.name, versionOptions(version)]),
    ),
    recmaPlugins: writing ? [hotPages] : [],
    editUrl: ({ versionDocsDirPath, docPath }) =>
      environment.repoUrl === undefined || docPath.startsWith('api/')
        ? undefined
        : `${environment.repoUrl}/edit/main/${versionDocsDirPath}/${docPath}`,
  };
}

function navbar({ features }: SiteInput): ThemeConfig['navbar'] {
  return {
    title: 'Reveal docs',
    logo: { alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 28, height: 28 },
    hideOnScroll: features.hideNavbarOnScroll,
    items: [
      {
        type: 'custom-docsSection',
        docId: 'overview',
        section: '(?!/api(?:/|$)|/examples/).*',
        pages: '(?:behavior|demo-project|learn|starters|versions)(?:/.*)?',
        label: 'Docs',
        position: 'left',
      },
      {
        to: '/examples',
        label: 'Examples',
        position: 'left',
        activeBaseRegex: '/examples(?:/|$)',
      },
      { to: '/playground', label: 'Playground', position: 'left' },
      {
        type: 'custom-docsSection',
        docId: 'api/index',
        section: '/api(?:/.*)?',
        label: 'API',
        position: 'left',
      },
      {
        type: 'docsVersionDropdown',
        position: 'right',
        dropdownItemsAfter: [{ to: '/versions', label: 'All versions' }],
      },
      {
        href: sdkRepositoryUrl,
        position: 'right',
        className: 'navbar-repository',
        'aria-label': 'SDK source repository',
      },
    ],
  };
}

function searchOptions({ environment, features }: SiteInput): ThemeConfig['algolia'] {
  return {
    // Without a hosted provider, the client still requires credentials that aren't empty. These credentials never leave
    // the page.
    ...(environment.hostedSearch ?? {
      appId: 'local',
      apiKey: 'local',
      indexName: 'docs',
      insights: false,
    }),
    contextualSearch: true,
    searchPagePath: 'search',
    maxResultsPerGroup: features.maxResultsPerGroup,
    // The theme accepts more options for the overlay than its type declares.
  } as unknown as ThemeConfig['algolia'];
}

function themeConfig(input: SiteInput): ThemeConfig {
  const { announcement, respectSystemColorMode } = input.features;
  return {
    colorMode: {
      defaultMode: 'light',
      disableSwitch: false,
      respectPrefersColorScheme: respectSystemColorMode,
    },
    ...(announcement === undefined ? {} : { announcementBar: announcement }),
    docs: { versionPersistence: 'localStorage', sidebar: { hideable: true } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    navbar: navbar(input),
    footer: footer(input.siteDir),
    image: socialCard('site'),
    prism: codeThemes,
    algolia: searchOptions(input),
  };
}

/**
 * Prevents a program in an example's frame from sending data to another site by navigating the frame. Builds replace
 * this policy with the complete one (src/plugins/policy).
 */
const devPolicy = {
  tagName: 'meta',
  attributes: { 'http-equiv': 'Content-Security-Policy', content: "frame-src 'self'" },
};

/** Names of the modules in `src/client` that run on every page. */
const clientModules = [
  'dataSource',
  'hovers',
  'keepInView',
  'memberFilter',
  'openFold',
  'preload',
  'progressBar',
  'readableAddress',
  'routeLoading',
];

/** Returns the site's configuration. Throws if the environment or a version is invalid. */
export function createConfig(input: SiteInput): Config {
  const { environment, features, siteDir } = input;
  const all = readVersions(siteDir);
  const versions = selectVersions(all, environment.versions);
  // In builds with only some versions, links to the excluded versions are broken.
  const onBroken = versions.length === all.length ? 'throw' : 'warn';
  // Browsers receive the whole configuration, so it must not contain paths on the build machine.
  const relative = (file: string) => `./${path.relative(siteDir, path.join(rootDir, file))}`;
  const dropped: DroppedSelectors = { selectors: [] };
  const presetOptions: PresetOptions = {
    docs: docsOptions(input, versions),
    blog: false,
    theme: { customCss: relative('src/css/index.css') },
    sitemap: { changefreq: 'weekly', priority: 0.5, ignorePatterns: ['**/tags/**'] },
  };
  return {
    title: 'Reveal docs',
    titleDelimiter: '|',
    tagline: 'Industrial CAD, point clouds and 360-degree images in a web page',
    favicon: 'img/favicon.svg',
    url: environment.url,
    baseUrl: environment.baseUrl,
    trailingSlash: false,
    // The landing page has its own banner (src/components/Landing/BaseUrlBanner.tsx).
    baseUrlIssueBanner: false,
    clientModules: clientModules.map((name) => relative(`src/client/${name}.ts`)),
    i18n: {
      defaultLocale: 'en',
      locales: ['en'],
      localeConfigs: { en: { label: 'English', direction: 'ltr' } },
    },
    future: { v4: true, faster: true },
    storage: { namespace: storageNamespace },
    onBrokenLinks: onBroken,
    onBrokenAnchors: onBroken,
    onDuplicateRoutes: 'throw',
    markdown: {
      parseFrontMatter: parseFrontMatterWith(versions, siteDir),
      hooks: { onBrokenMarkdownLinks: onBroken, onBrokenMarkdownImages: 'throw' },
    },
    headTags: [devPolicy],
    staticDirectories: ['static', '.generated/static'],
    presets: [['classic', presetOptions]],
    plugins: [
      builtPages({
        versions,
        strict: onBroken === 'throw',
        latestTag: versionTag(lastVersionName(versions) ?? ''),
        hostedSearch: environment.hostedSearch !== undefined,
        dropped,
      }),
      ...starterPages(siteDir, environment),
      devPlugin,
      (context) => deferredPlugin(context, features, environment.hostedSearch !== undefined),
      firstLoadPlugin,
      linksPlugin,
      (context) => stylesPlugin(context, dropped),
      chunksPlugin,
      versioningPlugin,
      (context) => codeTokensPlugin(context, { remarkPlugins: componentPlugins }),
      (context) => galleryPlugin(context, versions),
      lessonPages(siteDir, environment.baseUrl, versions),
      demoPagePlugin,
      statementsPlugin,
      (context) => landingPlugin(context, versions),
      (context) => pageMapPlugin(context, { versions, sitePages: pageTitles(siteDir) }),
      // A build with only some versions contains only some packages, so its list of licenses would be incomplete.
      versions.length === all.length && licensesPlugin,
      searchPlugin,
    ],
    themeConfig: themeConfig(input),
    customFields: {
      docsVersions: versions.map(versionFields),
      hostedSearch: environment.hostedSearch !== undefined,
      repoUrl: environment.repoUrl ?? null,
      deferScripts: features.deferScripts,
      zips: readZipLinks(environment.zipUrl, path.join(siteDir, zipsFolder)),
    } satisfies SiteFields,
  } satisfies Config;
}
