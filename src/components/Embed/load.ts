import type { Camera } from '@reveal-docs/runner/messages';
import type { SourceFile } from '@reveal-docs/runner/program/compile';
import type { ExampleProgram } from '@reveal-docs/runner/program/example';
import { findExample, latestFolder } from '@reveal-docs/runner/program/findProgram';
import type { SharedExample } from '../Example/share';
import { loadProvidedFiles, programFiles } from '../Playground/start/providedFiles';
import { linkedFiles, readLinkName } from '../Playground/start/linked';
import { findOriginal } from '../Playground/start/original';
import { hasSameFiles } from '../Playground/start/sameFiles';
import type { ProgramSource } from '../Playground/start/source';
import {
  isName,
  isVersion,
  wrongName,
  wrongVersion,
  type RequestedProgram,
} from '../Playground/embedding/address';

export interface Sources extends ProgramSource {
  /** Decodes the hash of a shared link. Rejects with a message for the reader. */
  decode(hash: string): Promise<SharedExample>;
}

export interface Embedded {
  readonly program: ExampleProgram;
  /** Name of the example. Undefined for other programs, which don't have their own page. */
  readonly page: string | undefined;
  readonly title: string;
  readonly description: string;
  readonly version: string;
  readonly files: readonly SourceFile[];
  /** Names of the files that someone else wrote. Empty for a program of this site. */
  readonly foreign: readonly string[];
  readonly camera: Camera | undefined;
}

/** Throws for invalid names. The message doesn't contain the name, because a link can contain any text. */
function assertNames(folder: string, ...names: readonly string[]): void {
  if (!names.every(isName)) throw new Error(wrongName);
  if (!isVersion(folder)) throw new Error(wrongVersion);
}

function describe(
  { programs }: Sources,
  folder: string,
  { title, description }: { readonly title: string; readonly description: string },
): Pick<Embedded, 'title' | 'description' | 'version'> {
  return {
    title,
    description: description === '' ? title : description,
    version: programs[folder]?.label ?? folder,
  };
}

/** Loads the code in a link: a changed example, or any other program from the playground. */
async function loadLink(hash: string, sources: Sources): Promise<Embedded> {
  const shared = await sources.decode(hash);
  const { folder } = shared;
  const { type, name } = readLinkName(shared.name);
  assertNames(folder, ...(type === 'statement' ? name.split('/') : [name]));
  const original = await findOriginal(type, name, folder, sources);
  const given = await loadProvidedFiles({ ...original, folder }, sources);
  const own = linkedFiles(
    shared,
    original,
    given.map(({ file }) => file),
  );
  const isBuilt = type === 'example' && hasSameFiles(own, original.files);
  const entry = sources.programs[folder];
  const program =
    type === 'example'
      ? await sources.loadExample(folder, name)
      : {
          name: shared.name,
          folder,
          release: entry?.release ?? '',
          interfaceRelease: entry?.interfaceRelease ?? '',
          files: programFiles(original, given),
          compiled: { modules: [], imports: [] },
          poster: null,
          ownProject: { demoOnly: 'demo' } as const,
        };
  const names = own.map(({ file }) => file);
  const files = programFiles({ start: original.start, files: own }, given);
  return {
    program,
    page: type === 'example' ? name : undefined,
    ...describe(sources, folder, {
      title: original.title,
      description: type === 'example' ? (entry?.examples[name]?.description ?? '') : '',
    }),
    ...(isBuilt ? { files: program.files, foreign: [] } : { files, foreign: names }),
    camera: shared.camera,
  };
}

/** Loads the requested program. Rejects with a message for the reader, for example if the link is damaged. */
export async function loadRequested(wanted: RequestedProgram, sources: Sources): Promise<Embedded> {
  if (wanted.type === 'bad') throw new Error(wanted.message);
  if (wanted.type === 'link') return loadLink(wanted.hash, sources);
  const { name, version: folder = latestFolder(sources.programs) } = wanted;
  assertNames(folder, name);
  const found = findExample(sources.programs, folder, name);
  if ('message' in found) throw new Error(found.message);
  const program = await sources.loadExample(folder, name);
  return {
    program,
    page: name,
    ...describe(sources, folder, found.entry),
    files: program.files,
    foreign: [],
    camera: undefined,
  };
}
