/** Finds what an address asks for: the program as the site built it, or with the code of the hash in it. Pure. */
import type { Camera } from '@site/src/frame/messages';
import type { ExampleProgram } from '@site/src/frame/program/example';
import { findExample, latestFolder } from '@site/src/frame/program/findProgram';
import type { ProgramsManifest } from '@site/src/frame/program/programsManifest';
import { builtCode, linkedCode, type Code } from '../Example/edits';
import type { SharedExample } from '../Example/share';
import { isName, isVersion, wrongName, wrongVersion, type Wanted } from './address';

/** Where programs come from. */
export interface Sources {
  readonly programs: ProgramsManifest;
  /** Rejects with an error whose message is for the reader. */
  load(folder: string, name: string): Promise<ExampleProgram>;
  /** Rejects with an error whose message is for the reader. */
  decode(hash: string): Promise<SharedExample>;
}

/** All that an embed shows. */
export interface Embedded {
  readonly program: ExampleProgram;
  readonly title: string;
  readonly description: string;
  /** Name of the version for readers. */
  readonly version: string;
  readonly code: Code;
  /** View that came with the code. */
  readonly camera: Camera | undefined;
}

/** Throws for what is no name: a link can have a stranger's sentences there, which are not repeated. */
function assertNames(folder: string, name: string): void {
  if (!isName(name)) throw new Error(wrongName);
  if (!isVersion(folder)) throw new Error(wrongVersion);
}

/**
 * Rejects with an error whose message is for the reader: nothing is there, the link is damaged or too long, or it did
 * not load.
 */
export async function loadWanted(wanted: Wanted, sources: Sources): Promise<Embedded> {
  const { programs } = sources;
  if (wanted.type === 'bad') throw new Error(wanted.message);
  const shared = wanted.type === 'link' ? await sources.decode(wanted.hash) : undefined;
  const asked = wanted.type === 'example' ? wanted : undefined;
  const name = shared?.name ?? asked?.name ?? '';
  const folder = shared?.folder ?? asked?.version ?? latestFolder(programs);
  assertNames(folder, name);
  const found = findExample(programs, folder, name);
  if ('message' in found) throw new Error(found.message);
  const { title, description } = found.entry;
  const program = await sources.load(folder, name);
  return {
    program,
    title,
    description: description === '' ? title : description,
    version: programs[folder]?.label ?? folder,
    code: shared === undefined ? builtCode(program.files) : linkedCode(program.files, shared.files),
    camera: shared?.camera,
  };
}
