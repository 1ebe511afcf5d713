import { useId, type ReactNode } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { SourceFile } from '@reveal-docs/runner/program/compile';
import { EditorFooter } from './EditorFooter';
import type { EditorProps } from './contract';
import { FileEditor } from './FileEditor';
import { FileTools } from './FileTools';
import { renameInImports } from './importNames';
import { tooComplex } from './limitTime';
import { openInNewTab } from './openInNewTab';
import { Tabs } from './Tabs';
import { useCommands, type CommandInput } from './useCommands';
import { useEditorLanguage, useHelp } from './useEditorLanguage';
import { useHandle } from './useHandle';
import { useOpenFile } from './useOpenFile';
import { useViews } from './useViews';
import styles from './styles.module.css';

export type { EditorHandle, EditorProps } from './contract';

const none: readonly SourceFile[] = [];

/** Editors for the program's files, one per tab. They load only on pages where readers edit code. */
export default function Editor({ ref, ...props }: EditorProps): ReactNode {
  const { files, given = none, problem, place, onChange, fileActions, fills = false } = props;
  const id = useId();
  const { withBaseUrl } = useBaseUrlUtils();
  const shown = [...files, ...given];
  const names = shown.map(({ file }) => file);
  const givenNames = given.map(({ file }) => file);
  const open = useOpenFile(names, place);
  const active = open.active;
  const { views, onView, read } = useViews();
  const language = useEditorLanguage({ ...props, active, read });
  const help = useHelp(language, names, withBaseUrl);
  const input: CommandInput = {
    views,
    own: () => files.map(({ file }) => file),
    upgradeFrom: props.upgradeFrom,
    demand: language.demand,
    go: open.go,
    openPage: (link) => openInNewTab(withBaseUrl(link)),
    onRun: props.onRun,
  };
  const tools = useCommands(input);
  useHandle(ref, { ...input, active, format: tools.format, fix: tools.fix });

  function onThere(file: string, before: string | undefined): void {
    for (const { file: other } of before === undefined ? none : files) {
      const view = other === before ? undefined : views.current.get(other);
      view?.dispatch({ changes: renameInImports(view.state, before ?? file, file) });
    }
    open.go({ file, from: 0, to: 0 });
  }

  function onGone(): void {
    open.choose(names[0]);
    document.getElementById(`${id}-tab-${names[0]}`)?.focus();
  }

  return (
    <div className={fills ? styles.fills : undefined}>
      <div className={styles.bar}>
        <Tabs id={id} files={names} given={givenNames} active={active} choose={open.choose} />
        {fileActions !== undefined && (
          <FileTools
            {...{ files, active, onThere, onGone, onChange, given: givenNames }}
            actions={fileActions}
          />
        )}
        {props.actions !== undefined && <div className={styles.actions}>{props.actions}</div>}
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
            {...{ source, problem, onView, onChange }}
            helpId={`${id}-help`}
            readOnly={givenNames.includes(source.file)}
            problems={language.problems === tooComplex ? undefined : language.problems}
            place={open.target}
            hidden={source.file !== active}
            help={help.get(source.file)}
            commands={tools.commands}
            onFocus={language.wish}
          />
        </div>
      ))}
      <EditorFooter
        helpId={`${id}-help`}
        {...{ tools, state: language, pageUrl: withBaseUrl, go: open.go }}
        focus={() => views.current.get(active ?? '')?.focus()}
      />
    </div>
  );
}
