/** What the buttons above do to the code and with the picture, and what comes of it in words. */
import { useRef, useState, type RefObject } from 'react';
import type { SnippetName } from '@site/src/frame/types/snippet';
import type { EditorHandle } from '../Example/editor/contract';
import { saveFile } from '../Example/saveFile';
import type { Draft } from './drafts/draft';
import type { Hit } from '@site/src/frame/messages';
import { afterClick, insertion } from './insertion';
import type { View } from './useView';

export interface EditorTools {
  readonly editor: RefObject<EditorHandle | null>;
  /** What came of the last button, in words. */
  readonly said: string;
  say(words: string): void;
  format(): void;
  insert(name: SnippetName): void;
  screenshot(): void;
}

const noView = 'There is no picture yet: run the program first.';

/** `view` is the one whose camera, click and picture are meant. */
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
    say(picture === null ? noView : 'The picture is in your downloads.');
  }

  return {
    editor,
    // The reader was asked to click a part: the answer tells whether the click found one.
    said:
      wanted === undefined || view.hit === undefined || view.hit === wanted.hit
        ? said
        : afterClick(wanted.what, folder, view.hit),
    say,
    format: () => tell(editor.current?.format()),
    insert,
    screenshot: () => tell(takePicture()),
  };
}
