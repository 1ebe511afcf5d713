import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readJson } from '@reveal-docs/shared/readJson';
import { rootDir } from '@reveal-docs/versions';
import { moduleNames, withPageSheets, type ClientManifest } from './pageSheets';
import { droppedSelectorsOn, withoutUnused, wordsOf } from './unusedRules';

/**
 * Matches the style sheets that become the common file: the theme's styles, and this site's styles for text. Other
 * styles load only with the pages that need them.
 */
const sheetOfAll =
  /^(?!.*[\\/](src[\\/](components[\\/](Behavior|DemoPage|Embed|Example|Gallery|Landing|Learn|Playground|Search|filteredPage|fullPage|partTabs)|pages)|@docsearch[\\/]css)\b)/;

interface Asset {
  source(): string | Buffer;
}

interface Compilation {
  readonly hooks: {
    readonly processAssets: {
      tap(
        options: { readonly name: string; readonly stage: number },
        run: (assets: Readonly<Record<string, Asset>>) => void,
      ): void;
    };
  };
  updateAsset(name: string, source: unknown): void;
}

interface Compiler {
  readonly hooks: {
    readonly thisCompilation: { tap(name: string, run: (compilation: Compilation) => void): void };
    readonly done: { tap(name: string, run: () => void): void };
  };
  readonly webpack: {
    readonly Compilation: { readonly PROCESS_ASSETS_STAGE_DEV_TOOLING: number };
    readonly sources: { readonly RawSource: new (text: string) => unknown };
  };
}

/**
 * Returns the texts of the site's own sources. Some classes in the built HTML occur only in these sources, and not in
 * the bundled scripts.
 */
function ownSources(siteDir: string): string[] {
  return ['src', 'packages'].flatMap((folder) => {
    const dir = path.join(siteDir, folder);
    return fs
      .readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.[jt]sx?$/.test(file))
      .map((file) => fs.readFileSync(path.join(dir, file), 'utf8'));
  });
}

const text = (asset: Asset) => asset.source().toString();

/** Removes unused rules. Runs after minification, but before the bundler derives file names from the content. */
function cutUnused(
  compiler: Compiler,
  sources: readonly string[],
  note: (dropped: readonly string[]) => void,
): void {
  const {
    Compilation,
    sources: { RawSource },
  } = compiler.webpack;
  compiler.hooks.thisCompilation.tap('styles', (compilation) => {
    const stage = Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING;
    compilation.hooks.processAssets.tap({ name: 'styles', stage }, (assets) => {
      // Skip files in other folders, such as the programs and workers of examples. They are copied from `static/` and
      // don't use the pages' classes.
      const named = (ending: string) =>
        Object.entries(assets).filter(
          ([name]) => name.startsWith('assets/') && name.endsWith(ending),
        );
      const sheets = new Map(named('.css').map(([name, asset]) => [name, text(asset)]));
      const cut = withoutUnused(
        sheets,
        wordsOf([...sources, ...named('.js').map(([, asset]) => text(asset))]),
      );
      for (const [name, css] of cut.sheets) {
        compilation.updateAsset(name, new RawSource(css));
      }
      note(cut.dropped);
    });
  });
}

/** The removed selectors. The bundler's plugin sets them, and the check of the built pages reads them. */
export interface DroppedSelectors {
  selectors: readonly string[];
}

/** Throws if a built page has all classes of a removed selector, because the selector could match there. */
export function checkStyles(
  { selectors }: DroppedSelectors,
  pages: readonly { readonly file: string; readonly classes: readonly string[] }[],
): void {
  const lost = new Map<string, string>();
  for (const { file, classes } of pages) {
    for (const selector of droppedSelectorsOn(new Set(classes), selectors)) {
      if (!lost.has(selector)) lost.set(selector, file);
    }
  }
  if (lost.size === 0) return;
  const lines = [...lost].map(([selector, file]) => `  ${selector} (${file})`);
  throw new Error(['Pages use classes whose rules were removed as unused:', ...lines].join('\n'));
}

/**
 * Keeps the common style sheet small in production builds. Styles that only some pages need are in separate files. Only
 * those pages link to the files. Also removes rules for classes that the site doesn't use. The build fails if a page
 * has a class whose rules were removed.
 */
export default function stylesPlugin(
  { generatedFilesDir }: LoadContext,
  dropped: DroppedSelectors,
): Plugin<unknown> {
  return {
    name: 'styles',
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') return {};
      const manifestFile = path.join(generatedFilesDir, 'client-manifest.json');
      const linkSheets = () => {
        const registry = fs.readFileSync(path.join(generatedFilesDir, 'registry.js'), 'utf8');
        const manifest = readJson<ClientManifest>(manifestFile);
        const linked = withPageSheets(manifest, moduleNames(registry));
        fs.writeFileSync(manifestFile, JSON.stringify(linked));
      };
      return {
        optimization: {
          splitChunks: {
            cacheGroups: {
              // Docusaurus merges these options into its group for all styles.
              styles: { test: sheetOfAll },
            },
          },
        },
        plugins: [
          {
            apply(compiler: Compiler) {
              cutUnused(compiler, ownSources(rootDir), (selectors) => {
                dropped.selectors = selectors;
              });
              compiler.hooks.done.tap('styles', linkSheets);
            },
          },
        ],
      };
    },
  };
}
