import type { SourceFile } from '@reveal-docs/runner/program/compile';
import { quoteName } from '@reveal-docs/runner/program/names';
import type { SharedExample } from '../../Example/share';
import type { Draft, DraftStart } from '../drafts/draft';
import { checkFileName } from '../../Example/editor/fileNames';
import { nameOfStart, type Original } from './original';
import { OpeningError } from './source';

const kinds = ['statement', 'template'] as const;

/** Parses the name of a program in a link: the name of an example, `statement:topic/id`, or `template:cad`. */
export function readLinkName(text: string): { type: DraftStart['type']; name: string } {
  const type = kinds.find((kind) => text.startsWith(`${kind}:`));
  return type === undefined
    ? { type: 'example', name: text }
    : { type, name: text.slice(type.length + 1) };
}

/** Returns the name of a draft's original program in a link. */
export function toLinkName(start: DraftStart): string {
  const name = nameOfStart(start);
  return start.type === 'example' ? name : `${start.type}:${name}`;
}

function checkNames(names: readonly string[], given: readonly string[]): void {
  names.forEach((name, index) => {
    const problem = checkFileName(name, names.slice(0, index), given);
    if (problem === undefined) return;
    throw new OpeningError(
      `The link contains a file named ${quoteName(name)}, which isn’t allowed here. ${problem}`,
    );
  });
}

/**
 * Returns the files of a linked program. A link from an example's page contains only the changed files, so the
 * unchanged files come from `original`. Throws an {@link OpeningError} for file names that aren't allowed.
 */
export function linkedFiles(
  shared: Pick<SharedExample, 'files'>,
  original: Pick<Original, 'files'>,
  given: readonly string[],
): readonly SourceFile[] {
  const names = Object.keys(shared.files);
  checkNames(names, given);
  const sourceOf = (file: string) =>
    Object.hasOwn(shared.files, file) ? shared.files[file] : undefined;
  const known = original.files.map(({ file }) => file);
  if (names.every((name) => known.includes(name)) && names.length < known.length) {
    return original.files.map(({ file, source }) => ({ file, source: sourceOf(file) ?? source }));
  }
  return names.map((file) => ({ file, source: sourceOf(file) ?? '' }));
}

/** Returns the data for a link to a draft: all of the reader's files, in order. */
export function toShared(
  { start, folder, files }: Pick<Draft, 'start' | 'folder' | 'files'>,
  camera: SharedExample['camera'],
): SharedExample {
  return {
    name: toLinkName(start),
    folder,
    files: Object.fromEntries(files.map(({ file, source }) => [file, source])),
    camera,
  };
}
