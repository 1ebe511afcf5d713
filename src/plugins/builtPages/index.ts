/**
 * Parses each built page once. The content policy, the Markdown, the search records, and the checks of links and styles
 * use the results.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readJson } from '@reveal-docs/shared/readJson';
import type { DocsVersion } from '@reveal-docs/versions';
import { runScript } from '@reveal-docs/build-steps/child';
import { readPolicyFacts, writePolicyFiles } from '../policy';
import type { BuiltPage, PagesJob } from './page';

const pagesScript = path.join(__dirname, 'readPages.ts');

/** Each process reads only one page at a time. Without this limit, it would use as much memory as Docusaurus. */
const heapLimit = ['--max-old-space-size=512'];

/** Input of `readPages.ts`, as JSON. */
export interface SharedJob {
  readonly job: PagesJob;
  readonly files: readonly string[];
  /** Absolute paths of the result files. Each process writes one. */
  readonly results: readonly string[];
}

interface Options {
  /** Plugin that writes redirect pages. It must run before the pages are read. */
  readonly redirects: Plugin<void>;
  readonly versions: readonly DocsVersion[];
  readonly hostedSearch: boolean;
  /** Functions that receive all pages, in the order in which they run. */
  readonly readers: readonly ((
    pages: readonly BuiltPage[],
    outDir: string,
  ) => void | Promise<void>)[];
}

function listHtml(outDir: string): string[] {
  return fs
    .readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html'))
    .sort();
}

/** Reads `files` in one process per core. The processes write their results to `workDir`. */
async function readPages(
  job: PagesJob,
  files: readonly string[],
  workDir: string,
): Promise<BuiltPage[]> {
  const results = Array.from({ length: os.availableParallelism() }, (_, share) =>
    path.join(workDir, `${share}.json`),
  );
  const jobFile = path.join(workDir, 'job.json');
  fs.rmSync(workDir, { recursive: true, force: true });
  fs.mkdirSync(workDir, { recursive: true });
  fs.writeFileSync(jobFile, JSON.stringify({ job, files, results } satisfies SharedJob));
  await Promise.all(
    results.map((_, share) =>
      runScript(pagesScript, [jobFile, `${share}`], 'Reading the built pages failed', heapLimit),
    ),
  );
  const pages = results.flatMap((file) => readJson<BuiltPage[]>(file));
  fs.rmSync(workDir, { recursive: true });
  return pages.sort((a, b) => (a.file < b.file ? -1 : 1));
}

/**
 * Creates a plugin that reads all built pages after `redirects` has written its pages, and passes them to the readers.
 */
export default function builtPagesPlugin(
  { siteConfig, generatedFilesDir }: LoadContext,
  { redirects, versions, hostedSearch, readers }: Options,
): Plugin<unknown> {
  const { baseUrl, url: siteUrl, titleDelimiter } = siteConfig;
  return {
    name: 'built-pages',
    async postBuild(props) {
      await redirects.postBuild?.({ ...props, content: undefined });
      const { outDir } = props;
      const policy = readPolicyFacts(outDir, hostedSearch);
      const files = listHtml(outDir);
      const job: PagesJob = {
        outDir,
        siteUrl,
        baseUrl,
        titleDelimiter,
        versions: versions.map(({ routePath }) => ({ routePath })),
        policy,
      };
      const pages = await readPages(job, files, path.join(generatedFilesDir, 'built-pages'));
      writePolicyFiles(pages, job);
      for (const read of readers) await read(pages, outDir);
    },
  };
}
