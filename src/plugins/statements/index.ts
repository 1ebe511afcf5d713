import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readKnown } from '../../statements/known';
import { nameLane, readLanes, type Lane } from '../../statements/lanes';
import { statementsDir } from '../../statements/read';
import { expectationIn, type StatementSpec } from '../../statements/spec';
import {
  differs,
  type BehaviorCell,
  type BehaviorData,
  type BehaviorRow,
} from '../../statements/behavior';

function cellOf(spec: StatementSpec, { release }: Lane): BehaviorCell {
  const expectation = expectationIn(spec, release);
  return expectation.type === 'instead'
    ? { type: 'instead', says: expectation.says }
    : { type: expectation.type };
}

function titleOf(topic: string): string {
  const words = topic.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Everything that the page shows of the repository at `root`. Throws when a statement is not as it should be. */
export function readBehavior(root: string): BehaviorData {
  const { statements, sources, findSource } = readKnown(root);
  const lanes = statements.size === 0 ? [] : readLanes(root);
  const rows = [...statements.values()].map((spec) => ({
    topic: spec.topic,
    row: {
      id: spec.id,
      says: spec.says,
      program: spec.source.trimEnd(),
      cells: lanes.map((lane) => cellOf(spec, lane)),
    } satisfies BehaviorRow,
  }));
  const topics = [...new Set(rows.map(({ topic }) => topic))];
  return {
    columns: lanes.map((lane) => ({ release: lane.release, name: nameLane(lane) })),
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

/** Adds the page of all statements about the SDK at `{base}behavior`. */
export default function statementsPlugin({ siteDir, baseUrl }: LoadContext): Plugin<unknown> {
  return {
    name: 'statements',
    loadContent: () => readBehavior(siteDir),
    async contentLoaded({ content, actions }) {
      const data = await actions.createData('behavior.json', content as BehaviorData);
      actions.addRoute({
        path: `${baseUrl}behavior`,
        component: '@site/src/components/Behavior/BehaviorPage',
        modules: { behavior: data },
        exact: true,
      });
    },
    getPathsToWatch: () => [path.join(statementsDir(siteDir), '**/*.{ts,json}')],
  };
}
