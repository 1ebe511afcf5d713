import { useCallback, useMemo, useState, type RefObject } from 'react';
import type { FileProblem, Reference, Span } from '@reveal-docs/runner/types/protocol';
import { useLatest } from '../useLatest';
import type { Commands } from './commandKeys';
import { applyFileEdits, watchTexts, type Views } from './textEdits';
import type { Language } from './openLanguage';

/** Message below the editor. If the message is about an API page, it has a link to that page. */
export interface Notice {
  readonly words: string;
  readonly link?: string;
}

interface Renaming {
  readonly file: string;
  readonly position: number;
  readonly name: string;
}

export interface CommandInput {
  readonly views: RefObject<Views>;
  /** Returns the names of the reader's files. */
  own(): readonly string[];
  readonly upgradeFrom: string | undefined;
  demand(): Promise<Language>;
  go(place: Span): void;
  openPage(link: string): void;
  onRun(): void;
}

export interface CommandState {
  readonly notice: Notice | undefined;
  readonly references: readonly Reference[] | undefined;
  readonly renaming: Renaming | undefined;
}

export interface CommandTools extends CommandState {
  readonly commands: Commands;
  /**
   * Replaces the name in {@link CommandState.renaming}. Resolves with a message for the reader if the name can't be
   * replaced.
   */
  rename(name: string): Promise<string | undefined>;
  /** Formats a file. On failure, rejects with a message for the reader. */
  format(file: string): Promise<void>;
  /**
   * Fixes a problem. Rejects with a message for the reader if that fails, for example because the problem no longer
   * exists.
   */
  fix(problem: FileProblem): Promise<void>;
  tell(notice: Notice | undefined): void;
  close(): void;
}

const nothing: CommandState = { notice: undefined, references: undefined, renaming: undefined };

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function define(input: CommandInput, file: string, position: number): Promise<CommandState> {
  const { client, loop } = await input.demand();
  await loop.sync();
  const found = await client.ask('define', { file, position });
  if (found?.type === 'file' && input.views.current.has(found.file)) {
    input.go(found);
    return nothing;
  }
  if (found?.type !== 'page') {
    return {
      ...nothing,
      notice: { words: 'No definition found in your files or in the API reference.' },
    };
  }
  input.openPage(found.link);
  return {
    ...nothing,
    notice: { words: `The API reference for ${found.name} opened in a new tab.`, link: found.link },
  };
}

async function refer(input: CommandInput, file: string, position: number): Promise<CommandState> {
  const { client, loop } = await input.demand();
  await loop.sync();
  const found = await client.ask('refer', { file, position });
  const references = found.filter((item) => input.views.current.has(item.file));
  return references.length === 0
    ? { ...nothing, notice: { words: 'No references found in your files.' } }
    : { ...nothing, references };
}

async function beginRename(
  input: CommandInput,
  file: string,
  position: number,
): Promise<CommandState> {
  const { client, loop } = await input.demand();
  await loop.sync();
  const found = await client.ask('nameAt', { file, position, own: input.own() });
  return 'refusal' in found
    ? { ...nothing, notice: { words: found.refusal } }
    : { ...nothing, renaming: { file, position, name: found.name } };
}

async function endRename(
  { views, own, demand }: CommandInput,
  { file, position }: Renaming,
  name: string,
): Promise<string | undefined> {
  const { client, loop } = await demand();
  const assertSame = watchTexts(views.current);
  await loop.sync();
  const found = await client.ask('rename', { at: { file, position, own: own() }, name });
  if ('refusal' in found) return found.refusal;
  assertSame();
  applyFileEdits(views.current, found.files);
  return undefined;
}

async function format({ views, own, demand }: CommandInput, file: string): Promise<void> {
  if (!own().includes(file)) throw new Error(`${file} is read-only.`);
  const { client, loop } = await demand();
  const assertSame = watchTexts(views.current);
  await loop.sync();
  const edits = await client.ask('format', { file });
  assertSame();
  applyFileEdits(views.current, [{ file, edits }]);
}

async function applyFix(
  { views, upgradeFrom, demand }: CommandInput,
  { file, from, message }: FileProblem,
): Promise<void> {
  if (upgradeFrom === undefined) return;
  const { client, loop } = await demand();
  const assertSame = watchTexts(views.current);
  await loop.sync();
  const problems = await client.ask('explain', { file, from: upgradeFrom });
  // Find the nearest problem with the same message, because its position can change while the reader types.
  const [nearest] = problems
    .filter((item) => item.message === message && item.fix !== undefined)
    .sort((one, other) => Math.abs(one.from - from) - Math.abs(other.from - from));
  assertSame();
  if (nearest?.fix === undefined) throw new Error('This problem no longer exists.');
  applyFileEdits(views.current, [{ file, edits: nearest.fix.edits }]);
}

/** Provides the editors' commands, and the result of the last command. */
export function useCommands(input: CommandInput): CommandTools {
  const latest = useLatest(input);
  const [state, setState] = useState<CommandState>(nothing);
  const renaming = useLatest(state.renaming);
  const tell = useCallback((notice: Notice | undefined) => setState({ ...nothing, notice }), []);

  const commands = useMemo((): Commands => {
    const show = (asked: Promise<CommandState | void>) => {
      asked.then(
        (found) => setState(found ?? nothing),
        (error: unknown) => tell({ words: wordsOf(error) }),
      );
    };
    return {
      run: () => latest.current.onRun(),
      define: (file, position) => show(define(latest.current, file, position)),
      refer: (file, position) => show(refer(latest.current, file, position)),
      rename: (file, position) => show(beginRename(latest.current, file, position)),
      format: (file) => show(format(latest.current, file)),
      fix: (problem) => show(applyFix(latest.current, problem)),
    };
  }, [latest, tell]);

  return {
    ...state,
    commands,
    rename: async (name) =>
      renaming.current === undefined
        ? undefined
        : endRename(latest.current, renaming.current, name).catch(wordsOf),
    format: (file) => format(latest.current, file),
    fix: (problem) => applyFix(latest.current, problem),
    tell,
    close: () => setState(nothing),
  };
}
