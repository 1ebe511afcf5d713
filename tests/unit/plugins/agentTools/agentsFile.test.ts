import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  maxAgentsLines,
  mistakes,
  mistakesFor,
  writeAgentsFile,
} from '../../../../src/plugins/agentTools/agentsFile';
import { starterAgents } from '../../../../src/plugins/starters/generate';
import { startersDir } from '../../../../src/plugins/starters/files';
import { readBehavior } from '../../../../src/plugins/statements';
import { commands } from '../../../../packages/agent-tools/src/commands';
import type { KitManifest } from '@reveal-docs/runner/download/kitManifest';
import { readJson } from '@reveal-docs/shared/readJson';
import { readVersions, rootDir } from '@reveal-docs/versions';
import { readStarters } from '../../../../scripts/helpers/starters/read';

const siteUrl = 'https://docs.example/base/';

function npmIn(text: string): string[] {
  return [...text.matchAll(/`(npm [^`]+)`/g)].flatMap(([, found]) => found ?? []);
}

function checkFile(
  text: string,
  scripts: readonly string[],
  dependencies: Readonly<Record<string, string>>,
): void {
  expect(text.split('\n').length - 1).toBeLessThanOrEqual(maxAgentsLines);
  const missing = npmIn(text).filter(
    (command) =>
      !scripts.includes(command.replace(/^npm (?:run )?/, '')) &&
      !['npm ci', 'npm install'].includes(command),
  );
  expect(missing).toEqual([]);
  for (const command of ['npm start', 'npm run build', 'npm run preview']) {
    expect(npmIn(text)).toContain(command);
  }
  expect(text.match(/^\d\. /gm)).toHaveLength(5);
  for (const name of ['three', '@cognite/sdk']) {
    if (dependencies[name] !== undefined)
      expect(text).toContain(`- ${name} ${dependencies[name]}\n`);
  }
  const called = [...text.matchAll(/ reveal-docs (\w+)/g)].map(([, name]) => name);
  const known = [...commands.map(({ name }) => name), 'mcp'];
  expect(called.length).toBeGreaterThan(3);
  expect(called.filter((name) => !known.includes(name ?? ''))).toEqual([]);
}

describe.each(readStarters())('of the starter $name', ({ name, dependencies }) => {
  const dir = path.join(startersDir(rootDir), name);
  const text = starterAgents(dir, siteUrl);

  it('is short, and has the release, the commands and the mistakes', () => {
    const { scripts } = readJson<{ scripts: Record<string, string> }>(
      path.join(dir, 'package.json'),
    );
    checkFile(text, Object.keys(scripts), dependencies);
    expect(text).toContain(`- @cognite/reveal ${dependencies['@cognite/reveal']}\n`);
    expect(text).toContain(`npx --yes --package=${siteUrl}tools.tgz reveal-docs search`);
    expect(text).toContain(`${siteUrl}docs/skill.md`);
  });
});

describe('of a download', () => {
  const kit = readJson<KitManifest>(path.join(rootDir, '.generated/download/kit.json'));

  it.each(readVersions())('in $label is short, and has the release', (version) => {
    const { agents = '', dependencies = {} } = kit.versions[version.folder] ?? {};
    checkFile(agents, Object.keys(kit.skeleton.manifest.scripts), dependencies);
    expect(agents).toContain(`- @cognite/reveal ${version.interfaceRelease}\n`);
    expect(agents).toContain(`--version ${version.folder}\n`);
  });
});

describe('the mistakes', () => {
  const { columns, topics } = readBehavior(rootDir);
  const rows = new Map(topics.flatMap((topic) => topic.rows.map((row) => [row.id, row])));

  it.each(readVersions())('are backed by statements that hold in $label', (version) => {
    const column = columns.findIndex(({ release }) => release === version.release);
    const states = mistakesFor(version.folder).map(
      ({ statement }) => `${statement}: ${rows.get(statement)?.cells[column]?.type}`,
    );
    expect(states).toEqual(
      mistakesFor(version.folder).map(({ statement }) => `${statement}: holds`),
    );
    expect(states).toHaveLength(5);
  });

  it('leave out only versions in which the statement does not hold', () => {
    for (const { statement, notIn = [] } of mistakes) {
      for (const folder of notIn) {
        const release = readVersions().find((version) => version.folder === folder)?.release;
        const column = columns.findIndex((candidate) => candidate.release === release);
        expect(rows.get(statement)?.cells[column]?.type).not.toBe('holds');
      }
    }
  });
});

it('is not written when it is too long', () => {
  const input = {
    folder: '4.x',
    route: 'docs',
    release: '4.29.0',
    dependencies: {},
    scripts: [],
    install: 'npm ci',
    siteUrl,
  };
  expect(() => writeAgentsFile({ ...input, route: '\n'.repeat(60) })).toThrow('at most 60');
});
