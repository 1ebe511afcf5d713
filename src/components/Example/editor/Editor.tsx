import { useCallback, useEffect, useId, useMemo, type ReactNode } from 'react';
import clsx from 'clsx';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { Extension } from '@codemirror/state';
import type { SourceFile } from '@site/src/frame/program/compile';
import { useLatest } from '../useLatest';
import type { EditorProps } from './contract';
import { FileEditor } from './FileEditor';
import { FileTools } from './FileTools';
import { Footer } from './Footer';
import { createHelp } from './help';
import { renameInImports } from './importNames';
import { NameForm } from './NameForm';
import { openBeside } from './openBeside';
import { References } from './References';
import { Tabs } from './Tabs';
import { useCommands, type CommandInput } from './useCommands';
import { useHandle } from './useHandle';
import { useLanguage, type LanguageState } from './useLanguage';
import { useOpenFile } from './useOpenFile';
import { useViews, type ViewsState } from './useViews';
import styles from './styles.module.css';

export type { EditorHandle, EditorProps, FileActions } from './contract';

const none: readonly SourceFile[] = [];

/** The compiler over the texts of the editors. */
function useEditorLanguage(props: EditorProps, views: ViewsState, active?: string): LanguageState {
  const { folder, files, behind = none, given = none, eager = false, upgradeFrom } = props;
  const { onProblems } = props;
  const state = useLanguage({
    folder,
    sources: () => views.read([...files, ...given, ...behind]),
    checked: () => {
      const names = files.map(({ file }) => file);
      // What the reader looks at comes first.
      return names.sort((one, other) => Number(other === active) - Number(one === active));
    },
    upgradeFrom,
  });
  const { language, problems, wish } = state;

  useEffect(() => language?.loop.touch(), [language, files, given, behind]);

  useEffect(() => {
    if (!eager) return undefined;
    // After what is there has been painted.
    const handle = requestAnimationFrame(() => setTimeout(wish, 0));
    return () => cancelAnimationFrame(handle);
  }, [eager, folder, wish]);

  const tell = useLatest(onProblems);
  useEffect(() => tell.current?.(problems), [problems, tell]);

  return state;
}

/** Extensions that help while typing, by file; empty until the compiler is there. */
function useHelp(
  { language }: LanguageState,
  names: readonly string[],
  pageUrl: (path: string) => string,
): ReadonlyMap<string, Extension> {
  const list = names.join('\n');
  return useMemo(
    () =>
      new Map(
        language === undefined
          ? []
          : list.split('\n').map((file) => [file, createHelp({ language, file, pageUrl })]),
      ),
    [language, list, pageUrl],
  );
}

/** The program's files in editors, one per tab. Imported when a reader wants to edit. */
export default function Editor(props: EditorProps): ReactNode {
  const { files, given = none, problem, place, onChange, onRun, fileActions, upgradeFrom } = props;
  const id = useId();
  const { withBaseUrl } = useBaseUrlUtils();
  const shown = [...files, ...given];
  const names = shown.map(({ file }) => file);
  const givenNames = given.map(({ file }) => file);
  const open = useOpenFile(names, place);
  const views = useViews();
  const language = useEditorLanguage(props, views, open.active);
  const help = useHelp(language, names, withBaseUrl);
  const input: CommandInput = {
    views: views.views,
    own: () => files.map(({ file }) => file),
    upgradeFrom,
    demand: language.demand,
    go: open.go,
    openPage: (link) => openBeside(withBaseUrl(link)),
    onRun,
  };
  const tools = useCommands(input);
  useHandle(props.ref, { ...input, active: open.active, format: tools.format, fix: tools.fix });
  const { active } = open;
  const focus = useCallback(() => views.views.current.get(active ?? '')?.focus(), [active, views]);

  function onThere(file: string, before: string | undefined): void {
    if (before !== undefined) {
      for (const [other, view] of views.views.current) {
        if (other === before || givenNames.includes(other)) continue;
        view.dispatch({ changes: renameInImports(view.state, before, file) });
      }
    }
    open.go({ file, from: 0, to: 0 });
  }

  return (
    <div className={clsx(styles.editor, props.fills === true && styles.fills)}>
      <div className={styles.bar}>
        <Tabs id={id} files={names} given={givenNames} active={active} choose={open.choose} />
        {fileActions !== undefined && (
          <FileTools
            files={files}
            given={givenNames}
            active={active}
            actions={fileActions}
            onThere={onThere}
            onGone={() => {
              open.choose(names[0]);
              document.getElementById(`${id}-tab-${names[0]}`)?.focus();
            }}
            onChange={onChange}
          />
        )}
      </div>
      {shown.map((source) => (
        <div
          key={source.file}
          role="tabpanel"
          id={`${id}-panel-${source.file}`}
          aria-labelledby={`${id}-tab-${source.file}`}
          hidden={source.file !== active}
          className={styles.panel}
        >
          <FileEditor
            source={source}
            helpId={`${id}-help`}
            readOnly={givenNames.includes(source.file)}
            problem={problem}
            problems={language.problems}
            place={open.target}
            hidden={source.file !== active}
            help={help.get(source.file)}
            commands={tools.commands}
            onView={views.onView}
            onFocus={language.wish}
            onChange={onChange}
          />
        </div>
      ))}
      {tools.references !== undefined && (
        <References
          references={tools.references}
          go={open.go}
          close={() => {
            tools.close();
            focus();
          }}
        />
      )}
      {tools.renaming !== undefined && (
        <NameForm
          label={`New name of ${tools.renaming.name}`}
          initial={tools.renaming.name}
          action="Rename"
          submit={tools.rename}
          close={() => {
            tools.close();
            focus();
          }}
        />
      )}
      <Footer
        helpId={`${id}-help`}
        words={language.words}
        notice={tools.notice}
        pageUrl={withBaseUrl}
      />
    </div>
  );
}
