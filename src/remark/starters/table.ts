/** Test results of the starters, as a sentence and as a table. Pure. */
import type { PhrasingContent, Table } from 'mdast';
import type { Tested } from '../../plugins/starters/tested';
import { formatBytes } from '../../text/formatBytes';
import { table, text } from './nodes';

function formatSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

function nameVersions(versions: Tested['versions']): string {
  return Object.entries(versions)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ');
}

/** A row of the table. */
export interface TableStarter {
  readonly name: string;
  /** Subject of its page, such as `Vue`. */
  readonly title: string;
  readonly tested: Tested | undefined;
}

/**
 * Says which releases a starter was tested with and when, if it was tested. Links to all starters.
 */
export function testedSentence(tested: Tested | undefined): PhrasingContent[] {
  const all: PhrasingContent = { type: 'link', url: '/starters', children: [text('All starters')] };
  if (tested === undefined) return [all];
  const { versions, date } = tested;
  return [text(`Tested with ${nameVersions(versions)} on ${date}. `), all];
}

/**
 * A row for each starter: the tested releases, the size of its scripts, and the time to its first
 * render.
 */
export function testedTable(starters: readonly TableStarter[]): Table {
  const head = ['Starter', 'Tested with', 'Scripts', 'First render', 'Tested on'];
  const rows = starters.map(({ name, title, tested }) => {
    const link: PhrasingContent = {
      type: 'link',
      url: `/starters/${name}`,
      children: [text(title)],
    };
    const facts =
      tested === undefined
        ? ['Not yet', '', '', '']
        : [
            nameVersions(tested.versions),
            formatBytes(tested.scriptBytes),
            formatSeconds(tested.firstPictureMs),
            tested.date,
          ];
    return [[link], ...facts.map((fact) => [text(fact)])];
  });
  return table([head.map((title) => [text(title)]), ...rows]);
}
