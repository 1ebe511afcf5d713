import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readJson } from '@reveal-docs/shared/readJson';
import { readSkeleton, skeletonFiles } from '../../../../src/plugins/download/skeleton';
import { rootDir } from '@reveal-docs/versions';
import { temporaryFolder, writeFiles } from '../../../fixtures/temporaryFolder';

const dir = temporaryFolder();
const files = skeletonFiles(rootDir);

function changed(key: keyof typeof files, change: (text: string) => string): string {
  for (const [name, file] of Object.entries(files)) {
    const text = fs.readFileSync(file, 'utf8');
    const copy = `starters/vanilla-vite/${path.basename(file)}`;
    writeFiles(dir, { [copy]: name === key ? change(text) : text });
  }
  return dir;
}

describe('readSkeleton', () => {
  const skeleton = readSkeleton(rootDir);

  it('returns the engines, scripts and packages of the starter', () => {
    const manifest = readJson<Record<string, Record<string, string>>>(files.manifest);
    expect(skeleton.manifest.engines).toEqual(manifest.engines);
    expect(manifest.scripts).toMatchObject(skeleton.manifest.scripts);
    expect(manifest.devDependencies).toMatchObject(skeleton.devDependencies);
    expect(skeleton.npmrc).toContain('save-exact=true');
  });

  it('returns the Vite settings for the viewer, without the policy', () => {
    expect(skeleton.viteSettings).toContain("define: { 'process.env': {} }");
    expect(skeleton.viteSettings).toContain('find: /^three$/');
    expect(skeleton.viteSettings).not.toMatch(/headers|policy/i);
  });

  it('uses changes to the starter', () => {
    const site = changed('vite', (text) => text.replace('/^three$/', '/x/'));
    expect(readSkeleton(site).viteSettings).toContain('find: /x/');
  });

  it('throws with the part that the starter lacks', () => {
    const withoutSettings = changed('vite', (text) => text.replace('process.env, which', 'it,'));
    expect(() => readSkeleton(withoutSettings)).toThrow(/no line contains "\/\/ The viewer reads/);
    const withoutStart = changed('manifest', (text) => text.replace('"start"', '"begin"'));
    expect(() => readSkeleton(withoutStart)).toThrow(/package\.json lacks "start"/);
  });
});
