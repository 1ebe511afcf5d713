/**
 * The table of faults. The specs in this folder inject each fault into the built site, and `npx tsx
 * scripts/faultsTable.ts` writes the table to tests/README.md.
 */

export const kinds = [
  'chunk',
  'style',
  'image',
  'search file',
  'SDK module',
  'data file',
  'wasm',
  'storage',
  'WebGL',
  'worker',
  'permission',
  'DecompressionStream',
  'clock',
  'deploys',
  'Back',
  'program',
  'memory',
  'hosted search',
] as const;

export interface Row {
  readonly id: string;
  readonly kind: (typeof kinds)[number];
  readonly fault: string;
  readonly where: string;
  /** Part of the message that the reader sees. `null` if the page stays readable without a message. */
  readonly words: string | null;
  /** How the reader can continue. */
  readonly wayOn: string;
  readonly kept: string;
  /** Whether `npm test` also tests the row. */
  readonly gate?: true;
}

const updated = 'This page was updated.';
const noModule = 'The viewer could not be loaded.';
const noData = 'The demo data could not be loaded.';
const noResults = 'Unable to fetch results';
const noPart = 'Part of the page did not load.';
const programEnded = 'The program stopped with an error.';

const restart = 'Restart';
const reload = 'Reload the page';
const retry = 'Retry';
const readOn = 'Keep reading';

type Told = readonly [fault: string, words: string | null, wayOn: string, gate?: true];

/** Returns rows for different faults in the same place. */
function rowsOf(
  kind: Row['kind'],
  where: string,
  kept: string,
  faults: readonly Told[],
): readonly Row[] {
  return faults.map(([fault, words, wayOn, gate]) => ({
    id: `${kind}: ${fault}`,
    kind,
    fault,
    where,
    words,
    wayOn,
    kept,
    ...(gate && { gate }),
  }));
}

const files: readonly Row[] = [
  ...rowsOf('chunk', 'a guide that is loading its scripts', 'the text of the page', [
    ['404', updated, reload],
    ['cut short', noPart, retry, true],
    ['offline', noPart, retry],
  ]),
  ...rowsOf('style', 'a guide', 'the text of the page', [
    ['404', null, readOn, true],
    ['cut short', null, readOn],
    ['offline', null, readOn],
  ]),
  ...rowsOf('image', 'a guide with a picture', 'the alt text of the picture', [
    ['404', null, readOn, true],
    ['cut short', null, readOn],
    ['offline', null, readOn],
  ]),
  ...rowsOf('search file', 'the search overlay', 'the query', [
    ['404', noResults, retry],
    ['cut short', noResults, retry],
    ['offline', noResults, retry, true],
    ['500', noResults, retry],
    ['wrong bytes', noResults, retry],
    ['20 s slow', 'Still searching', 'Wait, or close search'],
  ]),
  ...rowsOf('SDK module', 'an edited example, when the reader selects Run', "the reader's edits", [
    ['404', updated, reload],
    ['cut short', noModule, restart],
    ['offline', noModule, restart, true],
    ['500', noModule, restart],
    ['wrong bytes', noModule, restart],
    ['20 s slow', 'Loading SDK', 'Wait, or Stop'],
  ]),
  ...rowsOf('data file', 'an edited example, when the reader selects Run', "the reader's edits", [
    ['404', updated, reload, true],
    ['cut short', noData, restart],
    ['offline', noData, restart],
    ['500', noData, restart],
    ['wrong bytes', noData, restart],
    ['20 s slow', 'Loading model', 'Wait, or Stop'],
  ]),
];

const browsers: readonly Row[] = [
  ...rowsOf('storage', 'a draft in the playground', 'the draft, until the reader leaves the page', [
    ['full', 'This browser’s storage is full', 'Export all'],
    ['blocked', 'This browser doesn’t store anything for this site', 'Export all', true],
    ['absent', 'This browser doesn’t store anything for this site', 'Export all'],
  ]),
  ...rowsOf('WebGL', 'an edited example', "the reader's edits", [
    ['lost', 'The 3D view was interrupted.', restart],
    ['absent', 'This browser can’t display 3D graphics.', 'Read the code, or Download', true],
    [
      'refused on the second context',
      'The browser couldn’t create a 3D context for this view.',
      restart,
    ],
  ]),
  ...rowsOf('wasm', 'each SDK release, with a CAD model and with a point cloud', 'everything', [
    ["a file that doesn't load", 'No release requests a wasm file', readOn],
  ]),
  ...rowsOf('wasm', 'a point cloud example, when the reader selects Run', "the reader's edits", [
    ['refused by a policy', 'This browser can’t decode point clouds.', restart, true],
  ]),
  ...rowsOf('worker', 'the editor of an example', "the reader's edits", [
    ['refused', 'Couldn’t load code completion and type checking.', 'Run', true],
  ]),
  ...rowsOf('worker', 'a program in the frame', "the reader's edits", [
    ['refused in the frame', 'Worker', 'Go to line'],
  ]),
  ...rowsOf('permission', 'the link to an edited example', 'the link', [
    ['clipboard', 'Couldn’t copy. Select the link', 'Select the link', true],
  ]),
  ...rowsOf('permission', 'a code block of a guide', 'the code', [
    ['clipboard, code block', 'Not copied', 'Select the code'],
  ]),
  ...rowsOf('permission', 'an embed on another site', 'the address', [
    ['popups', 'not allowed to open windows', 'Copy the address'],
  ]),
  ...rowsOf('permission', 'a running example', 'the running program', [
    ['fullscreen', 'The browser didn’t allow full screen', 'Continue on the page'],
  ]),
  ...rowsOf('DecompressionStream', 'a link that contains code', 'the link in the address bar', [
    ['absent', 'This browser can’t read code from links', 'Update the browser', true],
  ]),
  ...rowsOf('DecompressionStream', 'the link to an edited example', "the reader's edits", [
    ['absent, to share', 'This browser can’t put code into a link', 'Download'],
  ]),
  ...rowsOf('clock', 'a draft in the playground', 'the draft', [
    ['30 years behind', null, 'Keep writing', true],
    ['70 years ahead', null, 'Keep writing'],
  ]),
  ...rowsOf('deploys', 'an example, edited in the older of two tabs', "the reader's edits", [
    ['two tabs on different deploys', updated, reload, true],
  ]),
  ...rowsOf('Back', "navigation to a guide that doesn't load", 'the previous page', [
    ['during load', null, readOn, true],
  ]),
  ...rowsOf('program', 'an edited example, when the reader selects Run', "the reader's edits", [
    ['throws at once', programEnded, 'Go to line', true],
    ['throws later', 'later on', 'Go to line'],
    ['throws in a worker', 'in a worker', 'Go to line'],
    ['throws in a promise', 'in a promise', 'Go to line'],
  ]),
  ...rowsOf('memory', 'an edited example, when the reader selects Run', "the reader's edits", [
    ['exhausted in the frame', 'The program isn’t responding', 'Stop', true],
  ]),
  ...rowsOf('hosted search', 'the search overlay', 'the query', [
    ['401', noResults, retry, true],
    ['429', noResults, retry, true],
    ['500', noResults, retry, true],
    ['HTML', noResults, retry, true],
    ['slowly', noResults, retry, true],
  ]),
];

export const table: readonly Row[] = [...files, ...browsers];
