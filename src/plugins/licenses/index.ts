import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { writePackageList } from '@reveal-docs/build-steps/packages';

interface BundledModule {
  identifier(): string;
}

interface Compiler {
  readonly hooks: {
    readonly compilation: {
      tap(name: string, run: (compilation: Compilation) => void): void;
    };
  };
}

interface Compilation {
  /** Set only for child compilers, which loaders start. */
  readonly name?: string | undefined;
  readonly hooks: {
    readonly finishModules: {
      tap(name: string, run: (modules: Iterable<BundledModule>) => void): void;
    };
  };
}

const pluginName = 'licenses';

/** Extracts the source file from an identifier such as `javascript/auto|loader.js!/path/file.css?query|0`. */
function sourceFile(identifier: string): string {
  const [resource = ''] = (identifier.split('!').at(-1) ?? '').split('?');
  return resource.split('|').find((part) => path.isAbsolute(part)) ?? '';
}

/** Records the packages that the bundler includes in the pages. */
export default function licensesPlugin({ siteDir }: LoadContext): Plugin<unknown> {
  const files = new Set<string>();
  return {
    name: pluginName,
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            plugins: [
              {
                apply(compiler: Compiler) {
                  compiler.hooks.compilation.tap(pluginName, ({ hooks }) => {
                    hooks.finishModules.tap(pluginName, (modules) => {
                      for (const module of modules) files.add(sourceFile(module.identifier()));
                    });
                  });
                },
              },
            ],
          },
    async postBuild() {
      writePackageList('site', files, siteDir);
    },
  };
}
