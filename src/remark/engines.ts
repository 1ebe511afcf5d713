/**
 * Remark plugin for the page about browsers. Replaces `<SiteBrowsers />` with a table of the oldest supported browsers
 * and the engines that the site's tests use. Replaces `<EngineLimits />` with a list of known limits.
 */
import type { List, Root, RootContent, Table, TableRow } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Transformer } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import {
  engines,
  readOldest,
  readTested,
  type Engine,
  type TestedEngines,
} from '../engines/browsers';
import { engineLimits, type EngineLimit } from '../engines/limits';
import { text } from './nodes';

export interface Engines {
  /** Oldest supported releases, by the browsers' names in browserslist. */
  readonly oldest: Readonly<Record<string, string>>;
  readonly tested: TestedEngines;
  readonly limits: readonly EngineLimit[];
}

/** Reads the data for the table and the list from the repository. */
export function readEngines(): Engines {
  return { oldest: readOldest(), tested: readTested(), limits: engineLimits };
}

const engineNames: Readonly<Record<Engine, string>> = {
  chromium: 'Chromium',
  firefox: 'Firefox',
  webkit: 'WebKitGTK',
};

function row(...cells: readonly string[]): TableRow {
  return {
    type: 'tableRow',
    children: cells.map((cell) => ({ type: 'tableCell', children: [text(cell)] })),
  };
}

/** Returns a table with one row per browser. Throws if `oldest` doesn't contain one of the browsers. */
export function browserTable({ oldest, tested }: Omit<Engines, 'limits'>): Table {
  const rows = Object.entries(engines).flatMap(([engine, browsers]) =>
    Object.entries(browsers).map(([name, title]) => {
      const release = oldest[name];
      if (release === undefined) throw new Error(`package.json: browserslist lacks ${name}.`);
      const id = engine as Engine;
      return row(title, release, `${engineNames[id]} ${tested[id]}`);
    }),
  );
  return {
    type: 'table',
    children: [row('Browser', 'Minimum version', 'Tested engine'), ...rows],
  };
}

/** Returns a list item for each limit that affects readers. */
export function limitList(limits: readonly EngineLimit[]): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: limits.flatMap(({ engine, forReaders }) =>
      forReaders === undefined
        ? []
        : [
            {
              type: 'listItem',
              spread: false,
              children: [
                {
                  type: 'paragraph',
                  children: [
                    { type: 'strong', children: [text(`${engineNames[engine]}:`)] },
                    text(` ${forReaders}`),
                  ],
                },
              ],
            },
          ],
    ),
  };
}

/**
 * Creates the plugin, for `remarkPlugins`. Its option is a hash of the data, so that Docusaurus rebuilds cached pages
 * when the data changes.
 */
export default function engineTables(): Transformer<Root> {
  const made: Readonly<Record<string, () => RootContent>> = {
    SiteBrowsers: () => browserTable(readEngines()),
    EngineLimits: () => limitList(engineLimits),
  };
  return (root: Root) => {
    visit(root, 'mdxJsxFlowElement', (node, index, parent) => {
      const make = made[(node as MdxJsxFlowElement).name ?? ''];
      if (make === undefined || parent === undefined || index === undefined) return undefined;
      parent.children[index] = make();
      return [SKIP, index + 1];
    });
  };
}
