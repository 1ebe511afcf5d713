import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { projectFile } from '@reveal-docs/runner/program/projectFile';
import { readKnown } from '@reveal-docs/statements/known';
import { fileOf, inOneFolder, type LiveKit } from '@reveal-docs/statements/liveProgram';
import { nameLane, readLanes, type Lane } from '@reveal-docs/statements/lanes';
import { readStatements, statementsDir } from '@reveal-docs/statements/read';
import {
  adaptedNote,
  expectationIn,
  sentenceIn,
  type StatementSpec,
} from '@reveal-docs/statements/spec';
import {
  differs,
  programPath,
  type BehaviorCell,
  type BehaviorData,
  type BehaviorRow,
} from '@reveal-docs/statements/behavior';

function cellOf(spec: StatementSpec, { release }: Lane): BehaviorCell {
  const expectation = expectationIn(spec, release);
  switch (expectation.type) {
    case 'lacks':
      return { type: 'lacks' };
    case 'instead':
      return { type: 'instead', says: sentenceIn(spec, expectation) ?? expectation.says };
    case 'holds':
      return expectation.isAdapted ? { type: 'holds', note: adaptedNote } : { type: 'holds' };
  }
}

function titleOf(topic: string): string {
  const words = topic.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Reads the content of the page with all statements from the repository at `root`. Throws if a statement is invalid.
 */
export function readBehavior(root: string): BehaviorData {
  const { statements, sources, findSource } = readKnown(root);
  const lanes = statements.size === 0 ? [] : readLanes(root);
  const rows = [...statements.values()].map((spec) => ({
    topic: spec.topic,
    row: {
      id: spec.id,
      says: spec.says,
      cells: lanes.map((lane) => cellOf(spec, lane)),
    } satisfies BehaviorRow,
  }));
  const topics = [...new Set(rows.map(({ topic }) => topic))];
  return {
    columns: lanes.map((lane) => ({
      release: lane.release,
      name: nameLane(lane),
      folder: lane.version.folder,
    })),
    topics: topics.map((name) => ({
      name,
      title: titleOf(name),
      rows: rows
        .filter(({ topic }) => topic === name)
        .map(({ row }) => row)
        .sort((a, b) => Number(differs(b)) - Number(differs(a))),
    })),
    sources: [...sources.values()].map((source) => ({
      id: source.id,
      says: source.says,
      because: source.because,
      places: lanes.map((lane) => {
        const place = findSource(source, lane);
        return place === undefined ? null : `${place.file}:${place.line}`;
      }),
    })),
  };
}

/**
 * Reads the files that all statement programs need in the browser. Throws if a statement has the same name as one of
 * these files.
 */
export function readLiveKit(root: string): LiveKit {
  const statements = readStatements(root);
  // Without statements, the files of the kit don't exist.
  if (statements.length === 0) return { files: [], connections: {} };
  const dir = statementsDir(root);
  const kit = fs.readdirSync(path.join(dir, 'kit')).map((file) => path.join('kit', file));
  const files = ['statement.ts', ...kit].map((file) => ({
    file: path.basename(file),
    source: inOneFolder(fs.readFileSync(path.join(dir, file), 'utf8')),
  }));
  const taken = new Set(['main.ts', projectFile, ...files.map(({ file }) => file)]);
  const clash = statements.find(({ id }) => taken.has(fileOf(id)));
  if (clash !== undefined)
    throw new Error(
      `The statement "${clash.id}" has the same name as a file in the kit. Rename the statement.`,
    );
  const connections = readLanes(root).map(({ version: { folder, workspaceDir } }) => [
    folder,
    fs.readFileSync(path.join(workspaceDir, projectFile), 'utf8'),
  ]);
  return { files, connections: Object.fromEntries(connections) as LiveKit['connections'] };
}

interface StatementsContent {
  readonly behavior: BehaviorData;
  readonly programs: Readonly<Record<string, string>>;
}

/** Adds the page of all statements about the SDK at `{base}behavior`. */
export default function statementsPlugin({ siteDir, baseUrl }: LoadContext): Plugin<unknown> {
  return {
    name: 'statements',
    loadContent: (): StatementsContent => ({
      behavior: readBehavior(siteDir),
      programs: Object.fromEntries(
        readStatements(siteDir).map(({ id, source }) => [id, source.trimEnd()]),
      ),
    }),
    async contentLoaded({ content, actions }) {
      const { behavior, programs } = content as StatementsContent;
      const data = await actions.createData('behavior.json', behavior);
      // The page loads this file when a reader opens or runs a program.
      await actions.createData('programs.json', programs);
      await actions.createData('kit.json', readLiveKit(siteDir));
      actions.addRoute({
        path: `${baseUrl}behavior`,
        component: '@site/src/components/Behavior/BehaviorPage',
        modules: { behavior: data },
        exact: true,
      });
    },
    /** Writes the programs as text files, for readers whose browsers don't run JavaScript. */
    async postBuild({ outDir, content }) {
      const { programs } = content as StatementsContent;
      for (const [id, source] of Object.entries(programs)) {
        const file = path.join(outDir, programPath(id));
        await fs.promises.mkdir(path.dirname(file), { recursive: true });
        await fs.promises.writeFile(file, `${source}\n`);
      }
    },
    /** Only the server's bundle includes the items of lists (`src/remark/checkedList.ts`). */
    configureWebpack: (config, isServer, { currentBundler }) => ({
      plugins: [
        new currentBundler.instance.DefinePlugin({
          WITH_CHECKED_ITEMS: JSON.stringify(isServer || config.mode !== 'production'),
        }),
      ],
    }),
    getPathsToWatch: () => [path.join(statementsDir(siteDir), '**/*.{ts,json}')],
  };
}
