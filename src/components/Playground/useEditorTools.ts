import { useRef, useState, type RefObject } from 'react';
import type { SnippetName } from '@reveal-docs/runner/types/snippet';
import type { EditorHandle } from '../Example/editor/contract';
import { saveFile } from '../Example/saveFile';
import type { Draft } from './drafts/draft';
import type { Hit } from '@reveal-docs/runner/messages';
import { afterClick, insertion } from './insertion';
import type { View } from './useView';

export interface EditorTools {
  readonly editor: RefObject<EditorHandle | null>;
  readonly said: string;
  say(words: string): void;
  format(): void;
  insert(name: SnippetName): void;
  screenshot(): void;
  /** Shows the result of an action, or its error. */
  report(result: Promise<string>): void;
}

const noView = 'No picture yet. Run the program first.';

/** Creates the toolbar actions that change the code or save a picture of `view`. */
export function useEditorTools({ name, folder }: Draft, view: View): EditorTools {
  const editor = useRef<EditorHandle>(null);
  const [said, setSaid] = useState('');
  const [wanted, setWanted] = useState<{ what: SnippetName; hit: Hit | undefined }>();

  function say(words: string): void {
    setWanted(undefined);
    setSaid(words);
  }

  function tell(promise: Promise<unknown> | undefined): void {
    promise?.catch((error: unknown) => say(error instanceof Error ? error.message : String(error)));
  }

  function insert(what: SnippetName): void {
    const found = insertion(what, folder, { camera: view.run.camera(), hit: view.hit });
    say('message' in found ? found.message : '');
    if ('message' in found && what !== 'camera') setWanted({ what, hit: view.hit });
    if ('snippet' in found) tell(editor.current?.insert(found.snippet));
  }

  async function takePicture(): Promise<void> {
    const picture = await view.run.takePicture();
    if (picture !== null) {
      const type = picture.type.split('/')[1] ?? 'png';
      saveFile(picture, `${name.replaceAll(/[^\w-]+/g, '-')}-${folder}.${type}`);
    }
    say(picture === null ? noView : 'Screenshot saved to your downloads.');
  }

  return {
    editor,
    // If an insertion needed an object, and the reader has clicked since then, describe the result of the click.
    said:
      wanted === undefined || view.hit === undefined || view.hit === wanted.hit
        ? said
        : afterClick(wanted.what, folder, view.hit),
    say,
    format: () => tell(editor.current?.format()),
    insert,
    screenshot: () => tell(takePicture()),
    report: (result) => tell(result.then(say)),
  };
}
