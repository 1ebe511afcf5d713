/** Finds what an address asks for: the program as the site built it, or with the code of the hash in it. Pure. */
import type { ExampleProgram } from '@site/src/frame/program/example';
import type { Camera } from '@site/src/frame/messages';
import { builtCode, linkedCode, type Code } from '../Example/edits';
import type { SharedExample } from '../Example/share';
import type { Wanted } from './address';

/** What the site knows of a version's programs. */
interface VersionPrograms {
  readonly label: string;
  readonly examples: Readonly<
    Record<string, { readonly title: string; readonly description: string }>
  >;
}

/** Where programs come from. */
export interface Sources {
  /** By the version's folder. */
  readonly programs: Readonly<Record<string, VersionPrograms>>;
  /** Folder of the latest version. */
  readonly latest: string;
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

/**
 * Rejects with an error whose message is for the reader: nothing is there, the link is damaged or too long, or it did
 * not load.
 */
export async function loadWanted(wanted: Wanted, sources: Sources): Promise<Embedded> {
  if (wanted.type === 'bad') throw new Error(wanted.message);
  const shared = wanted.type === 'link' ? await sources.decode(wanted.hash) : undefined;
  const asked = wanted.type === 'link' ? undefined : wanted;
  const name = shared?.name ?? asked?.name ?? '';
  const folder = shared?.folder ?? asked?.version ?? sources.latest;
  const version = Object.hasOwn(sources.programs, folder) ? sources.programs[folder] : undefined;
  if (version === undefined) {
    throw new Error(
      'This site has no such version. It may have been removed: the examples of other versions are still there.',
    );
  }
  const facts = Object.hasOwn(version.examples, name) ? version.examples[name] : undefined;
  if (facts === undefined) {
    throw new Error(`The examples of ${version.label} have none with the name in the address.`);
  }
  const program = await sources.load(folder, name);
  return {
    program,
    title: facts.title,
    description: facts.description,
    version: version.label,
    code: shared === undefined ? builtCode(program.files) : linkedCode(program.files, shared.files),
    camera: shared?.camera,
  };
}
