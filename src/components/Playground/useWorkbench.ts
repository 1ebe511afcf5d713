import { useCallback, useRef, useState } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { prefersReducedData } from '@reveal-docs/shared/device';
import type { Place } from '../Example/editor/FileEditor';
import type { Problems } from '../Example/editor/limitTime';
import { useProblems } from '../Example/editor/useProblems';
import { isLive } from '../Example/useRun';
import type { Draft } from './drafts/draft';
import { hasSameFiles } from './start/sameFiles';
import { useCheckMark } from './drafts/useCheckMark';
import { compileDraft, providedFiles } from './compileDraft';
import { useAutoRun } from './useAutoRun';
import { useEditorTools, type EditorTools } from './useEditorTools';
import { useProvidedFiles } from './useProvidedFiles';
import type { Playground } from './usePlayground';
import { useRerun } from './useRerun';
import { useTypedEdits } from './useTypedEdits';
import { useViews, type Views } from './useViews';

export interface Workbench {
  readonly views: Views;
  readonly tools: EditorTools;
  /**
   * Problems that the compiler found for the program's version. Undefined until the compiler has checked the program.
   */
  readonly problems: Problems;
  setProblems(problems: Problems): void;
  readonly besideProblems: Problems;
  /** Whether to check the code. Code from someone else is checked only after the reader has run or changed it. */
  readonly mayCheck: boolean;
  edit(file: string, source: string): void;
  /** Whether the code has changed since it was run. */
  readonly isEdited: boolean;
  readonly place: Place | undefined;
  goTo(place: Place): void;
  readonly autoRun: boolean;
  setAutoRun(on: boolean): void;
  start(): void;
  stop(): void;
}

/** Manages the workspace's state and actions. Runs the program in one or two versions, and collects its problems. */
export function useWorkbench(
  playground: Playground,
  draft: Draft,
  beside: string | undefined,
): Workbench {
  const { kind, opened } = playground;
  const { folder, files, name } = draft;
  const { withBaseUrl } = useBaseUrlUtils();
  const [problems, setProblems] = useState<Problems>();
  const [isAccepted, setAccepted] = useState(false);
  const mayCheck = !draft.foreign || isAccepted;
  const [place, setPlace] = useState<Place>();
  const [ran, setRan] = useState<Draft['files']>();
  const [autoRun, setAutoRun] = useState(false);
  // If data saver is on, types aren't checked automatically.
  const isChecking =
    playground.isDraft && mayCheck && problems === undefined && !prefersReducedData();
  useCheckMark(isChecking ? draft.id : undefined);
  const besideGiven = useProvidedFiles(
    beside === undefined ? undefined : { ...draft, folder: beside },
  );
  const besideProblems = useProblems(mayCheck ? beside : undefined, files, besideGiven);
  const prepare = useCallback(
    async (on: string) => {
      setRan(draft.files);
      const program = { ...draft, folder: on };
      const given = await providedFiles(program, withBaseUrl);
      return { program: await compileDraft(program, given, withBaseUrl) };
    },
    [draft, withBaseUrl],
  );
  const views = useViews({
    title: name,
    folder,
    beside,
    prepare,
    background: draft.start.type === 'statement' ? 'sdk' : 'page',
  });
  const { first, second } = views;
  const tools = useEditorTools(draft, first);
  const { say } = tools;
  /** Camera from the link that opened the program. Only the first run uses it. */
  const camera = useRef(opened?.camera);

  const start = useCallback(() => {
    setAccepted(true);
    say('');
    first.run.start(camera.current);
    camera.current = undefined;
    if (beside !== undefined) second.run.start();
  }, [beside, first.run, say, second.run]);
  useRerun(views, kind, folder, beside);
  useAutoRun({ isOn: autoRun && kind !== 'foreign', files, problems, start });

  const edit = useTypedEdits((file, source) => {
    setAccepted(true);
    playground.edit(file, source);
  });

  return {
    views,
    tools,
    problems,
    setProblems,
    besideProblems,
    mayCheck,
    edit,
    isEdited: ran !== undefined && !hasSameFiles(ran, files),
    place,
    goTo: setPlace,
    autoRun,
    setAutoRun,
    start,
    stop: () => {
      for (const { run } of [first, second]) if (isLive(run.state)) run.stop('reader');
    },
  };
}
