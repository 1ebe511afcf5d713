import { useImperativeHandle, type Ref } from 'react';
import type { EditorHandle } from './contract';
import { applyRounds, insertionOf, watchTexts } from './textEdits';
import type { CommandInput, CommandTools } from './useCommands';

interface Input extends CommandInput, Pick<CommandTools, 'format' | 'fix'> {
  /** The file that is open. */
  readonly active: string | undefined;
}

/** What the page around the editor can do with the text. */
export function useHandle(ref: Ref<EditorHandle> | undefined, input: Input): void {
  useImperativeHandle(ref, () => {
    const { active = '', views, own, upgradeFrom, demand, go } = input;
    return {
      format: () => input.format(active),
      applyFix: input.fix,
      async insert(snippet) {
        // Into what runs, where the open file is not the reader's.
        const file = own().includes(active) ? active : (own()[0] ?? '');
        const { client, loop } = await demand();
        const assertSame = watchTexts(views.current);
        await loop.sync();
        const insertion = await client.ask('insert', { file, snippet });
        assertSame();
        const view = views.current.get(file);
        view?.dispatch(insertionOf(view.state, insertion));
        go({ file, from: insertion.from, to: insertion.to });
      },
      async fixAll() {
        if (upgradeFrom === undefined) return 0;
        const { client, loop } = await demand();
        const assertSame = watchTexts(views.current);
        await loop.sync();
        const { count, rounds } = await client.ask('fixAll', { files: own(), from: upgradeFrom });
        assertSame();
        applyRounds(views.current, rounds);
        return count;
      },
    };
  });
}
