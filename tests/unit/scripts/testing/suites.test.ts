import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { commands } from '../../../../scripts/help';
import { readDurations } from '../../../../scripts/helpers/testing/durations';
import { suiteTable } from '../../../../scripts/helpers/testing/report';
import { rootDir } from '@reveal-docs/versions';
import config from '../../../../playwright.config';
import {
  allTag,
  browserSuites,
  enginesTag,
  firefoxFiles,
  gate,
  gateAttacks,
  gateFiles,
  others,
} from '../../../suites';

const e2eDir = path.join(rootDir, 'tests', 'e2e');
const read = (file: string) => fs.readFileSync(path.join(rootDir, file), 'utf8');
const specFiles = fs
  .readdirSync(e2eDir, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.spec.ts'))
  .sort();

describe('test suites', () => {
  it('include each browser test file once', () => {
    // This file starts its own Firefox with different settings.
    const onlyInFirefox = ['firefox.spec.ts'];
    const listed = [...browserSuites.flatMap(({ files }) => files), ...onlyInFirefox];
    expect(listed.sort()).toEqual(specFiles);
    expect(firefoxFiles.filter((file) => !specFiles.includes(file))).toEqual([]);
  });

  it('of npm test contain only existing files, each once', () => {
    const files = [...gateFiles, ...gateAttacks];
    expect(files.filter((file) => !specFiles.includes(file))).toEqual([]);
    expect(files.length).toBe(new Set(files).size);
  });

  it('select each Playwright project', () => {
    const selected = [...gate, ...others].flatMap(({ commands }) =>
      commands.flatMap((command) => (command.type === 'playwright' ? [command.project] : [])),
    );
    const isSelected = (name = '') =>
      selected.some((project) =>
        project.endsWith('*') ? name.startsWith(project.slice(0, -1)) : name === project,
      );
    // Playwright's own WebKit is used instead of WebKitGTK, but only on machines where it's installed.
    const projects = config.projects?.map(({ name }) => name).filter((name) => name !== 'webkit');
    expect(projects?.filter((name) => !isSelected(name))).toEqual([]);
    expect(projects).toContain('search, the rest');
  });

  it('have unique names, and a description of what they protect', () => {
    const all = [...gate, ...others];
    expect(all.length).toBe(new Set(all.map(({ name }) => name)).size);
    for (const { name, protects } of all) expect(protects.length, name).toBeGreaterThan(10);
  });

  it('use only tags that the runner knows', () => {
    const tags = specFiles.flatMap((file) => [
      ...fs.readFileSync(path.join(e2eDir, file), 'utf8').matchAll(/@(?:all|engines|long|slow)\b/g),
    ]);
    expect(new Set(tags.map(([tag]) => tag))).toEqual(new Set([allTag, enginesTag]));
  });

  it('are in the table of tests/README.md with their recorded times', () => {
    const table = suiteTable(
      [
        { command: 'npm test', suites: gate },
        { command: 'npm run test:all', suites: others },
      ],
      readDurations(),
    );
    expect(read('tests/README.md'), 'npx tsx scripts/testTable.ts writes it').toContain(table);
  });
});

describe('commands', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

  it('are at most 20, and all are in npm run help', () => {
    const shown = Object.values(commands).flatMap((group) => Object.keys(group));
    expect(shown.sort()).toEqual(Object.keys(scripts).sort());
    expect(shown.length).toBeLessThanOrEqual(20);
  });

  it('run only existing files', () => {
    const files = Object.values(scripts).flatMap((command) => /tsx (\S+)/.exec(command)?.[1] ?? []);
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => !fs.existsSync(path.join(rootDir, file)))).toEqual([]);
  });
});
