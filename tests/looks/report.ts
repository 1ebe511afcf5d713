/**
 * Writes a report of the differences. For each page, the report shows the saved picture, the new picture, and the
 * difference side by side.
 */
import fs from 'node:fs';
import path from 'node:path';
import { rootDir } from '@reveal-docs/versions';
import { escapeHtml } from '@reveal-docs/shared/escapeHtml';
import type { Picture } from '../scenarios/picture';

const reportDir = path.join(rootDir, 'test-results', 'looks');
const page = path.join(reportDir, 'index.html');

export const reportFile = path.relative(rootDir, page);

export interface Finding {
  /** Page, width, and color mode, such as `guide-390-dark`. */
  readonly name: string;
  readonly words: string;
}

function write(name: string, content: Buffer | string): void {
  fs.mkdirSync(reportDir, { recursive: true });
  fs.writeFileSync(path.join(reportDir, name), content);
}

function section(name: string, words: string, body: string): string {
  return `<h2>${escapeHtml(name)}</h2><p>${escapeHtml(words)}</p><div>${body}</div>`;
}

function marked(text: string, other: string): string {
  const others = new Set(other.split('\n'));
  const lines = text
    .split('\n')
    .map((line) => (others.has(line) ? escapeHtml(line) : `<mark>${escapeHtml(line)}</mark>`));
  return `<pre>${lines.join('\n')}</pre>`;
}

/**
 * Writes all findings so far to the report. If another test process has added findings in the meantime, writes the
 * report again.
 */
function writePage(): void {
  const list = () =>
    fs
      .readdirSync(reportDir)
      .filter((file) => file.endsWith('.part'))
      .sort();
  for (let files: readonly string[] = []; ;) {
    const found = list();
    if (found.length === files.length) return;
    files = found;
    const parts = files.map((file) => fs.readFileSync(path.join(reportDir, file), 'utf8'));
    write(
      'index.html',
      `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>What looks otherwise</title>
<style>body{font:14px system-ui;margin:2em}div{display:flex;gap:1em;align-items:start}figure{flex:1;margin:0;min-width:0}img{border:1px solid #888;max-width:100%}pre{flex:1;overflow:auto}</style>
<h1>What looks otherwise: before, after, difference</h1>
${parts.join('\n')}
`,
    );
  }
}

/** Adds a picture to the report. If the picture is new, `before` is undefined. */
export async function reportPicture(
  { name, words }: Finding,
  before: Picture | undefined,
  after: Picture,
): Promise<void> {
  const figures: string[] = [];
  const show = async (label: string, png: Promise<Buffer>): Promise<void> => {
    write(`${name}-${label}.png`, await png);
    figures.push(
      `<figure><figcaption>${label}</figcaption><a href="${name}-${label}.png"><img src="${name}-${label}.png" alt="${label}"></a></figure>`,
    );
  };
  if (before !== undefined) await show('before', before.toPng());
  await show('after', after.toPng());
  if (before?.width === after.width && before.height === after.height) {
    await show('difference', after.markDifference(before));
  }
  write(`${name}.part`, section(name, words, figures.join('')));
  writePage();
}

export function reportTree({ name, words }: Finding, before: string, after: string): void {
  write(`${name}.part`, section(name, words, marked(before, after) + marked(after, before)));
  writePage();
}
