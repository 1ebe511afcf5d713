import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { writePackageList, type Bundler } from './packages';

interface BrowserBundle {
  readonly name: Bundler;
  /** Absolute path of the entry module. */
  readonly entry: string;
  readonly format: 'iife' | 'esm';
  readonly options?: BuildOptions;
}

/**
 * Bundles and minifies a module that browsers load separately from the site's bundle. Records the packages in the
 * bundle. If the build fails, rejects with esbuild's report.
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
  if (code === undefined) throw new Error(`esbuild didn't produce any output for ${entry}.`);
  writePackageList(
    name,
    Object.keys(result.metafile.inputs).map((file) => path.resolve(file)),
  );
  return code;
}
