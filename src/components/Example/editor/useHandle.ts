import { useImperativeHandle, type Ref, type RefObject } from 'react';
import type { Snippet } from '@reveal-docs/runner/types/snippet';
import { useLatest } from '../useLatest';
import type { EditorHandle } from './contract';
import { applyRounds, insertionOf, watchTexts } from './textEdits';
import type { CommandInput, CommandTools } from './useCommands';

interface Input extends CommandInput, Pick<CommandTools, 'format' | 'fix'> {
  readonly active: string | undefined;
}

type Latest = RefObject<Input>;

async function insert({ current }: Latest, snippet: Snippet): Promise<void> {
  const { active = '', views, own, demand, go } = current;
  // If the open file doesn't belong to the reader, insert the code into the entry point.
  const file = own().includes(active) ? active : (own()[0] ?? '');
  const { client, loop } = await demand();
  const assertSame = watchTexts(views.current);
  await loop.sync();
  const insertion = await client.ask('insert', { file, snippet });
  assertSame();
  const view = views.current.get(file);
  view?.dispatch(insertionOf(view.state, insertion));
  go({ file, from: insertion.from, to: insertion.to });
}

async function fixAll({ current }: Latest): Promise<number> {
  const { views, own, upgradeFrom, demand } = current;
  if (upgradeFrom === undefined) return 0;
  const { client, loop } = await demand();
  const assertSame = watchTexts(views.current);
  await loop.sync();
  const { count, rounds } = await client.ask('fixAll', { files: own(), from: upgradeFrom });
  assertSame();
  applyRounds(views.current, rounds);
  return count;
}

/** Exposes the editor's commands through `ref`. */
export function useHandle(ref: Ref<EditorHandle> | undefined, input: Input): void {
  const latest = useLatest(input);
  useImperativeHandle(
    ref,
    () => ({
      format: () => latest.current.format(latest.current.active ?? ''),
      applyFix: (problem) => latest.current.fix(problem),
      insert: (snippet) => insert(latest, snippet),
      fixAll: () => fixAll(latest),
    }),
    [latest],
  );
}
