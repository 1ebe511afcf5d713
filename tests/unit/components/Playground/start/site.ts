/** Simulates a site with two versions and a few programs, and a reader's browser. */
import { findExample } from '@reveal-docs/runner/program/findProgram';
import type { ExampleProgram } from '@reveal-docs/runner/program/example';
import type {
  ProgramsManifest,
  VersionPrograms,
} from '@reveal-docs/runner/program/programsManifest';
import type { Draft } from '../../../../../src/components/Playground/drafts/draft';
import type {
  ProgramSource,
  ReaderData,
} from '../../../../../src/components/Playground/start/source';

const entry = (title: string) => ({
  title,
  description: '',
  file: 'programs/x.json',
  poster: null,
});

function makeVersion(differences: Partial<VersionPrograms>): VersionPrograms {
  return {
    label: '4.x',
    isLast: true,
    release: '4.29.0',
    interfaceRelease: '4.29.0',
    project: 'export const client = 4;\n',
    examples: { 'cad-basic': entry('Show a CAD model'), clipping: entry('Clipping planes') },
    templates: {
      cad: { title: 'CAD model', description: '', files: [{ file: 'cad.ts', source: 'cad();' }] },
      images: {
        title: '360 images',
        description: '',
        files: [{ file: 'images.ts', source: 'images();' }],
      },
    },
    ...differences,
  };
}

export const programs: ProgramsManifest = {
  next: makeVersion({ label: 'Next', isLast: false }),
  '4.x': makeVersion({}),
  '3.x': makeVersion({
    label: '3.x',
    isLast: false,
    release: '3.3.0',
    project: 'export const client = 3;\n',
    examples: { 'cad-basic': entry('Show a CAD model') },
    templates: {
      cad: { title: 'CAD model', description: '', files: [{ file: 'cad.ts', source: 'old();' }] },
    },
  }),
};

export const projectOf = (folder: string) => ({
  file: 'project.ts',
  source: programs[folder]?.project ?? '',
});

export function makeExample(folder: string, name: string): ExampleProgram {
  return {
    name,
    folder,
    release: '1.0.0',
    interfaceRelease: '1.0.0',
    files: [{ file: `${name}.ts`, source: `${folder} ${name};` }, projectOf(folder)],
    compiled: { modules: [], imports: ['built'] },
    poster: null,
    ownProject: { demoOnly: 'demo' },
  };
}

const kit = {
  files: [
    { file: 'statement.ts', source: '' },
    { file: 'network.ts', source: '' },
    { file: 'live.ts', source: 'export const show = () => 1;' },
  ],
  connections: {},
};

interface Browser {
  readonly drafts?: readonly Draft[];
  readonly last?: string;
  /** ID of the draft that was being type-checked when the page closed. */
  readonly ended?: string;
  /** Message about edits that were just imported. */
  readonly imported?: string;
  readonly isOffline?: boolean;
}

export function makeSource(browser: Browser = {}): ProgramSource & ReaderData {
  const { drafts = [], last, ended, imported, isOffline = false } = browser;
  return {
    programs,
    async loadExample(folder, name) {
      if (isOffline) throw new Error('The example did not load.');
      const found = findExample(programs, folder, name);
      if ('message' in found) throw new Error(found.message);
      return makeExample(folder, name);
    },
    async loadStatements() {
      if (isOffline) throw new Error('Loading chunk 7 failed.');
      return {
        programs: {
          'events/hover-rests': `import { statement } from '../statement';\nimport { x } from '../kit/mouse';\n\nexport default statement({\n  says: 'Each \`hover\` rests.',\n  is: true,\n});`,
        },
        kit,
      };
    },
    drafts: { get: (id) => drafts.find((draft) => draft.id === id), readLast: () => last },
    hasEndedBadly: async (id) => id === ended,
    importEdits: async () => imported,
    randomId: () => 'opened01',
  };
}
