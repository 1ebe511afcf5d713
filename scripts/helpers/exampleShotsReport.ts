/**
 * Writes the report of `npx tsx scripts/exampleShots.ts`. For each run, the report shows the old image, the new image,
 * and their difference.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { rootDir } from '@reveal-docs/versions';
import { escapeHtml } from '@reveal-docs/shared/escapeHtml';
import { differenceLimit, type ExampleRun, type Picture } from '../../tests/tools';

export interface ShotsResult {
  readonly run: ExampleRun;
  /** Undefined if the example failed before the image was captured. */
  readonly now?: Picture;
  readonly before?: Picture | undefined;
  readonly failure?: string;
}

const reportDir = path.join(rootDir, '.generated/example-shots');

async function describe({
  run,
  now,
  before,
  failure,
}: ShotsResult): Promise<{ html: string; verdict: string }> {
  const id = `${run.versions[0].folder}-${run.name}`;
  const cells: string[] = [];
  const show = async (label: string, png: Promise<Buffer>) => {
    const file = `${id}-${label}.png`;
    await fs.writeFile(path.join(reportDir, file), await png);
    cells.push(`<figure><img src="${file}" alt=""><figcaption>${label}</figcaption></figure>`);
  };
  let verdict = 'no previous image found';
  if (before !== undefined) await show('before', before.toPng());
  if (now !== undefined) await show('now', now.toPng());
  if (before !== undefined && now !== undefined) {
    const difference = now.differenceTo(before);
    verdict = `${(100 * difference).toFixed(2)} % difference`;
    if (difference > differenceLimit) verdict += ', which exceeds the limit';
    if (difference > 0) await show('difference', now.markDifference(before));
  }
  const versions = run.versions.map(({ label }) => label).join(', ');
  const html = `<h2>${run.name} (${versions}): ${verdict}</h2>
${failure === undefined ? '' : `<pre>${escapeHtml(failure)}</pre>`}
<div>${cells.join('')}</div>`;
  return { html, verdict };
}

function page(parts: readonly string[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pictures of the examples</title>
<style>body{font:14px system-ui;margin:2em}div{display:flex;gap:1em;flex-wrap:wrap}figure{margin:0}pre{color:#b00}</style>
<h1>Pictures of the examples</h1>
${parts.join('\n')}
`;
}

export interface ShotsReport {
  /** Path of the report, relative to the repository. */
  readonly file: string;
  /**
   * Adds a run to the report, and returns the result of comparing its images. After each call, the report on disk is
   * complete.
   */
  add(result: ShotsResult): Promise<string>;
}

/** Starts a report, which replaces the previous one. */
export async function openShotsReport(): Promise<ShotsReport> {
  await fs.rm(reportDir, { recursive: true, force: true });
  await fs.mkdir(reportDir, { recursive: true });
  const file = path.join(reportDir, 'index.html');
  const parts: string[] = [];
  return {
    file: path.relative(rootDir, file),
    async add(result) {
      const { html, verdict } = await describe(result);
      parts.push(html);
      await fs.writeFile(file, page(parts));
      return verdict;
    },
  };
}
