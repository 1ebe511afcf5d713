import type { BehaviorData } from '@reveal-docs/statements/behavior';
import { indexRecords } from '@reveal-docs/search/engine/engine';
import { fileRecords, type RecordsFile } from '@reveal-docs/search/records';
import { InputError, type Input, type Tools } from '../src/answers/answer';
import type { JobResult } from '../src/code/job';
import type { ApiData, ApiName, PagesData, RunData, SdkMessage, ToolsVersion } from '../src/data';
import type { Library } from '../src/library';

const version = (folder: string, release: string, isLast: boolean): ToolsVersion => ({
  folder,
  label: folder,
  isLast,
  route: isLast ? 'docs' : `docs/${folder}`,
  release,
  peers: isLast ? { three: '0.180.0' } : {},
});

const newest = version('4.x', '4.29.0', true);
const older = version('3.x', '3.3.0', false);

const name = (kind: string, address: string, more: Partial<ApiName> = {}): ApiName => ({
  kind,
  address,
  signatures: [],
  description: '',
  history: [],
  uses: [],
  statements: [],
  ...more,
});

const apis: Readonly<Record<string, ApiData>> = {
  '4.x': {
    names: {
      Viewer: name('class', 'docs/api/Viewer', { module: '@cognite/reveal' }),
      'Viewer.on': name('method', 'docs/api/Viewer#on', {
        signatures: ['on(event: string): void;'],
        description: 'Adds a listener. '.repeat(40),
        sample: "viewer.on('click');",
        history: [{ type: 'changed', after: '3.3.0', by: '4.2.2', name: 'Viewer.on' }],
        uses: [{ title: 'Events', address: 'docs/events' }],
        statements: ['events/once', 'events/rests'],
      }),
      'Viewer.old': name('method', 'docs/api/Viewer#old', { deprecated: 'Use `on`.' }),
      'CadModel.on': name('method', 'docs/api/CadModel#on'),
    },
    renamed: { Model3D: 'CadModel' },
    removed: { 'Viewer.getCamera': 'The camera manager has the camera.' },
  },
  '3.x': {
    names: { 'Viewer.explode': name('method', 'docs/3.x/api/Viewer#explode') },
    renamed: {},
    removed: {},
  },
};

const longSection = `## Long\n\n${'A sentence of a long section. '.repeat(300)}`;
const pages: Readonly<Record<string, PagesData>> = {
  '4.x': {
    'docs/events': {
      title: 'Events',
      markdown: `# Events\n\nReact to clicks.\n\n## Hovering\n\nIt rests.\n\n\`\`\`sh\n# no heading\n\`\`\`\n\n### Touch\n\nTap.\n\n${longSection}\n\n## Last\n\nEnd.\n`,
    },
  },
  '3.x': { 'docs/3.x/events': { title: 'Events', markdown: '# Events in 3.x\n' } },
  '': { index: { title: 'Home', markdown: '# Home\n' } },
};

const records: RecordsFile = {
  language: 'en',
  pages: [
    {
      path: 'docs/events',
      group: 'Events',
      kind: 'guide',
      tag: 'docs-default-4.x',
      rank: 0,
      sections: [
        { level: 1, heading: 'Events', text: 'React to clicks.' },
        {
          level: 2,
          heading: 'Hovering',
          text: 'The event fires when the pointer rests for 100 ms.',
        },
      ],
    },
  ],
};

const messages: readonly SdkMessage[] = [
  { text: 'Model is not added to viewer', isThrown: true },
  { text: 'Image set with id=… has already been added', isThrown: true },
  { text: 'Attempted to register already registered node (tree index …)', isThrown: true },
];

const behaviorData: BehaviorData = {
  columns: [
    { release: '4.29.0', name: '4.29.0', folder: '4.x' },
    { release: '3.3.0', name: '3.3.0', folder: '3.x' },
  ],
  topics: [
    {
      name: 'events',
      title: 'Events',
      rows: [
        {
          id: 'events/once',
          says: '`disposed` fires once.',
          cells: [{ type: 'holds' }, { type: 'instead', says: '`disposed` fires twice.' }],
        },
        { id: 'events/rests', says: 'It rests.', cells: [{ type: 'holds' }, { type: 'holds' }] },
      ],
    },
  ],
  sources: [
    { id: 'policy/wasm', says: 'Points need WebAssembly.', because: '', places: ['a.ts:1', null] },
  ],
};

async function createLibrary(): Promise<Library> {
  const index = JSON.stringify(indexRecords(fileRecords(records)));
  const versions = [newest, older];
  const library: Library = {
    site: { url: 'https://docs.example/', versions },
    version: (wanted) => {
      const found = versions.find(({ label, release }) =>
        [label, release].includes(wanted ?? '4.x'),
      );
      if (found === undefined) throw new InputError(`The version "${wanted}" doesn't exist.`);
      return found;
    },
    pages: (own) => pages[own?.folder ?? ''] ?? {},
    search: () => ({ records, index }),
    api: ({ folder }) => apis[folder] ?? { names: {}, renamed: {}, removed: {} },
    messages: ({ isLast }) => (isLast ? messages : []),
    behavior: () => behaviorData,
    types: () => Buffer.alloc(0),
    run: () => ({
      boot: { script: '', hash: '' },
      demo: {} as RunData['demo'],
      sdk: {},
      projects: { '4.x': 'export const plant = 1;' },
    }),
    runFile: () => undefined,
  };
  return library;
}

const noProblems: JobResult = { files: [], fixed: 0, problems: [], deprecations: [] };

/** Creates tools for a small site with two versions. The compiler always resolves with `result`. */
export async function createTools(result: JobResult = noProblems, cwd = '/'): Promise<Tools> {
  return {
    library: await createLibrary(),
    cwd,
    option: (option) => `--${option}`,
    compile: async () => result,
    run: () => Promise.reject(new InputError('No Chromium found.')),
  };
}

export function input(words: string, options: Partial<Input> = {}): Input {
  return { words: words === '' ? [] : words.split(' '), more: false, write: false, ...options };
}
