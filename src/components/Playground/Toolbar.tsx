import type { ReactNode } from 'react';
import { CheckIcon, MoreIcon } from '../Menu/icons';
import { Menu } from '../Menu/Menu';
import { pickFiles } from './pickFiles';
import { RunButton } from './RunButton';
import { toolbarMenus, type MenuInput } from './toolbarMenus';
import styles from './toolbar.module.css';

export interface ToolbarProps extends Omit<MenuInput, 'importFiles'> {
  /** Name of the open draft, or of its original program. */
  readonly name: string;
  /** Whether the changes to the program are stored. Undefined for an unchanged program. */
  readonly isSaved: boolean | undefined;
  readonly canStop: boolean;
  run(): void;
  onImport(files: readonly File[]): void;
}

function releaseWords({ versions, folder, beside }: ToolbarProps): string {
  const releaseOf = (value: string) => versions.find((version) => version.value === value)?.release;
  const release = releaseOf(folder) ?? folder;
  return beside === '' ? release : `${release} and ${releaseOf(beside) ?? beside}`;
}

/** The playground's toolbar. On phones, actions that don't fit are in a menu. */
export function Toolbar(props: ToolbarProps): ReactNode {
  const { name, isSaved, canStop, run, stop, onImport } = props;
  const menus = toolbarMenus({ ...props, importFiles: () => pickFiles(onImport) });
  return (
    <div className={styles.toolbar}>
      <div className={styles.program} role="group" aria-label="Program">
        <Menu groups={menus.program} className={styles.name}>
          <span>{name}</span>
        </Menu>
      </div>
      <RunButton canStop={canStop} run={run} stop={stop} options={menus.run} />
      <div className={styles.wide}>
        <Menu groups={menus.sdk}>SDK {releaseWords(props)}</Menu>
      </div>
      <p className={styles.saved}>
        {isSaved === true && (
          <>
            <CheckIcon /> Saved in this browser
          </>
        )}
        {isSaved === false && 'Not saved'}
      </p>
      <div className={styles.wide}>
        <Menu groups={menus.share}>Share</Menu>
      </div>
      <div className={styles.narrow}>
        <Menu
          label="More actions"
          hasChevron={false}
          groups={[...menus.share, ...menus.run, ...menus.sdk]}
        >
          <MoreIcon />
        </Menu>
      </div>
    </div>
  );
}
