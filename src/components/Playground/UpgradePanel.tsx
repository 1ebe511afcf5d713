import { useState, type ReactNode } from 'react';
import { programsManifest } from '@site/src/frame/program/programs';
import { TextButton } from '../Example/buttons';
import panelStyles from '../Example/panels.module.css';
import { Chooser } from './Chooser';
import { newerThan, olderThan } from './choices';
import type { Draft } from './drafts/draft';
import type { ShownProblem } from './problems';

interface Props {
  readonly draft: Draft;
  readonly problems: readonly ShownProblem[] | undefined;
  /** The program was written for `from` and is to run on `to`; undefined ends the explanations. */
  upgrade(to: string, from: string | undefined): void;
  /** Makes all fixes; resolves to how many. */
  fixAll(): Promise<number>;
}

const labelOf = (folder: string) => programsManifest[folder]?.label ?? folder;

function options(folders: readonly string[]) {
  return folders.map((value) => ({ value, label: labelOf(value) }));
}

/** What is left to do, in words. */
function summary(problems: readonly ShownProblem[]): string {
  const ofTypes = problems.filter(({ from }) => from === 'types');
  if (ofTypes.length === 0) return 'Nothing is left to change: the program compiles.';
  const fixable = ofTypes.filter((problem) => problem.fixable !== undefined).length;
  const left = ofTypes.length === 1 ? '1 problem is left' : `${ofTypes.length} problems are left`;
  return `${left}; ${fixable} of them can be fixed here. The list below the editor says what replaced what.`;
}

/** Takes a program to a newer version: what it was written for, what stands in its way, and what can be fixed. */
export function UpgradePanel({ draft, problems, upgrade, fixAll }: Props): ReactNode {
  const { folder, upgradeFrom } = draft;
  const [said, setSaid] = useState('');
  const [isFixing, setFixing] = useState(false);
  const older = olderThan(programsManifest, folder);
  const newer = newerThan(programsManifest, folder);

  async function fix(): Promise<void> {
    setFixing(true);
    try {
      const count = await fixAll();
      setSaid(count === 1 ? 'Fixed 1 problem' : `Fixed ${count} problems`);
    } catch (error) {
      setSaid(error instanceof Error ? error.message : String(error));
    }
    setFixing(false);
  }

  return (
    <div className={panelStyles.panel}>
      {upgradeFrom === undefined ? (
        <p>
          Problems of a program for an older version are explained here, with what replaced each
          name, and fixed where that can be done safely. Look at the result: what types do not tell
          is in the migration guides.
        </p>
      ) : (
        <p role="status">
          Written for {labelOf(upgradeFrom)}, runs on {labelOf(folder)}.{' '}
          {problems === undefined ? 'Types are being checked.' : summary(problems)}
        </p>
      )}
      <div className={panelStyles.row}>
        {older.length > 0 && (
          <Chooser
            label="Written for"
            options={[{ value: '', label: labelOf(folder) }, ...options(older)]}
            value={upgradeFrom ?? ''}
            onChange={(from) => upgrade(folder, from === '' ? undefined : from)}
          />
        )}
        {upgradeFrom === undefined &&
          newer.map((to) => (
            <TextButton key={to} onClick={() => upgrade(to, folder)}>
              Upgrade this program from {labelOf(folder)} to {labelOf(to)}
            </TextButton>
          ))}
        {upgradeFrom !== undefined && (
          <>
            <TextButton primary onClick={() => void (isFixing ? undefined : fix())}>
              Fix all
            </TextButton>
            <TextButton onClick={() => upgrade(folder, undefined)}>Done</TextButton>
          </>
        )}
        <span role="status">{said}</span>
      </div>
    </div>
  );
}
