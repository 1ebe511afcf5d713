/** What the reader does with the program: runs it, compares, inserts, takes pictures. */
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { FileProblem } from '@site/src/frame/types/protocol';
import type { SnippetName } from '@site/src/frame/types/snippet';
import type { EditorHandle } from '../Example/editor/contract';
import type { Place } from '../Example/editor/FileEditor';
import { useProblems } from '../Example/editor/useProblems';
import { saveFile } from '../Example/saveFile';
import { isLive } from '../Example/useExampleRun';
import type { Draft } from './drafts/draft';
import { compileDraft, givenFiles } from './opening';
import { insertion } from './insertion';
import { useAutoRun } from './useAutoRun';
import { useGiven, type Playground } from './usePlayground';
import { useViews, type Views } from './useViews';

export interface Bench {
  readonly views: Views;
  readonly editor: RefObject<EditorHandle | null>;
  /** The compiler's, in the version that the program runs on; undefined while not known. */
  readonly problems: readonly FileProblem[] | undefined;
  setProblems(problems: readonly FileProblem[] | undefined): void;
  /** The same in the version beside it. */
  readonly besideProblems: readonly FileProblem[] | undefined;
  readonly place: Place | undefined;
  goTo(place: Place): void;
  /** What came of the last button, in words. */
  readonly said: string;
  say(words: string): void;
  readonly autoRun: boolean;
  setAutoRun(on: boolean): void;
  start(): void;
  stop(): void;
  format(): void;
  insert(name: SnippetName): void;
  screenshot(): void;
}

const noView = 'There is no picture yet: run the program first.';

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export function useBench(playground: Playground, draft: Draft, beside: string | undefined): Bench {
  const { kind, opened } = playground;
  const { folder, files, name } = draft;
  const editor = useRef<EditorHandle>(null);
  const [problems, setProblems] = useState<readonly FileProblem[]>();
  const [place, setPlace] = useState<Place>();
  const [said, say] = useState('');
  const [autoRun, setAutoRun] = useState(false);
  const { withBaseUrl } = useBaseUrlUtils();
  const besideDraft = beside === undefined ? undefined : { ...draft, folder: beside };
  const besideGiven = useGiven(besideDraft);
  const besideProblems = useProblems(beside, files, besideGiven);
  const compile = useCallback(
    async (on: string) => {
      const program = { ...draft, folder: on };
      return compileDraft(program, await givenFiles(program, withBaseUrl), withBaseUrl);
    },
    [draft, withBaseUrl],
  );
  const views = useViews({ title: name, kind, folder, beside, compile });
  const { first, second } = views;
  /** The view that came with a link is for the first run. */
  const camera = useRef(opened?.camera);

  const start = useCallback(() => {
    say('');
    first.run.start(camera.current);
    camera.current = undefined;
    if (beside !== undefined) second.run.start();
  }, [beside, first.run, second.run]);

  /** Another version was chosen: what ran goes on there, unless somebody else wrote it. */
  const ranOn = useRef({ folder, beside });
  useEffect(() => {
    const before = ranOn.current;
    if (before.folder === folder && before.beside === beside) return;
    ranOn.current = { folder, beside };
    const wasLive = isLive(first.run.state);
    if (before.folder !== folder) first.run.drop();
    if (before.beside !== beside) second.run.drop();
    if (!wasLive || kind === 'foreign') return;
    if (before.folder !== folder) first.run.start();
    if (before.beside !== beside && beside !== undefined) second.run.start();
  }, [beside, first.run, folder, kind, second.run]);

  useAutoRun({ isOn: autoRun && kind !== 'foreign', files, problems, start });

  function tell(promise: Promise<unknown> | undefined): void {
    promise?.catch((error: unknown) => say(wordsOf(error)));
  }

  function insert(what: SnippetName): void {
    const found = insertion(what, folder, { camera: first.run.camera(), hit: first.lastHit() });
    if ('message' in found) {
      say(found.message);
      return;
    }
    say('');
    tell(editor.current?.insert(found.snippet));
  }

  async function takePicture(): Promise<void> {
    const picture = await first.run.takePicture();
    if (picture === null) {
      say(noView);
      return;
    }
    const type = picture.type.split('/')[1] ?? 'png';
    saveFile(picture, `${name.replaceAll(/[^\w-]+/g, '-')}-${folder}.${type}`);
    say('The picture is in your downloads.');
  }

  return {
    views,
    editor,
    problems,
    setProblems,
    besideProblems,
    place,
    goTo: setPlace,
    said,
    say,
    autoRun,
    setAutoRun,
    start,
    stop: () => {
      if (isLive(first.run.state)) first.run.stop('reader');
      if (isLive(second.run.state)) second.run.stop('reader');
    },
    format: () => tell(editor.current?.format()),
    insert,
    screenshot: () => tell(takePicture()),
  };
}
