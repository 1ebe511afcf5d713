/** Bundles modules of this site's own that go to the browser apart from the site's bundle. Node only. */
import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { writePackageList, type Bundler } from './licenses/packages';

interface BrowserBundle {
  /** The bundle's name in the list of packages that the site hands on. */
  readonly name: Bundler;
  /** Module that the bundle starts with, absolute. */
  readonly entry: string;
  /** `iife` is a classic script, `esm` a module. */
  readonly format: 'iife' | 'esm';
  /** What else esbuild needs to know. */
  readonly options?: BuildOptions;
}

/**
 * Bundles and minifies a module, and notes the packages in it. Returns the code. Throws, with esbuild's report,
 * when it does not build.
 */
export async function bundleForBrowser({
  name,
  entry,
  format,
  options,
}: BrowserBundle): Promise<string> {
  const result = await build({
    ...options,
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    format,
    platform: 'browser',
    target: 'es2022',
    minify: true,
    logLevel: 'silent',
  });
  const code = result.outputFiles[0]?.text;
  if (code === undefined) throw new Error(`esbuild wrote nothing of ${entry}.`);
  writePackageList(
    name,
    Object.keys(result.metafile.inputs).map((file) => path.resolve(file)),
  );
  return code;
}
