import { useState, type ReactNode } from 'react';
import { labelOf, programsManifest } from '@site/src/builds/programs';
import { TextButton } from '../Example/buttons';
import panelStyles from '../Example/panels.module.css';
import { Chooser } from './Chooser';
import { newerThan, olderThan } from './choices';
import type { Draft } from './drafts/draft';
import type { ShownProblem } from './problems';

interface Props {
  readonly draft: Draft;
  readonly problems: readonly ShownProblem[] | undefined;
  /** Moves the program from the version `from` to the version `to`. If `from` is undefined, ends the upgrade. */
  upgrade(to: string, from: string | undefined): void;
  fixAll(): Promise<number>;
}

function options(folders: readonly string[]) {
  return folders.map((value) => ({ value, label: labelOf(value) }));
}

function summary(problems: readonly ShownProblem[]): string {
  const ofTypes = problems.filter(({ from }) => from === 'types');
  if (ofTypes.length === 0) return 'Nothing left to change. The program compiles.';
  const fixable = ofTypes.filter((problem) => problem.fixable !== undefined).length;
  const left = ofTypes.length === 1 ? '1 problem left' : `${ofTypes.length} problems left`;
  return `${left} (automatic fixes: ${fixable}). The list below the editor shows the replacements for removed APIs.`;
}

/**
 * Panel for upgrading a program to a newer version. Shows the number of remaining problems, and applies automatic
 * fixes.
 */
export default function UpgradePanel({ draft, problems, upgrade, fixAll }: Props): ReactNode {
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
          When you upgrade a program, the playground explains each problem, shows the replacements
          for removed APIs, and offers safe fixes. Check the result: type checking doesn’t find
          every change. The migration guides list the other changes.
        </p>
      ) : (
        <p role="status">
          Written for {labelOf(upgradeFrom)}, runs on {labelOf(folder)}.{' '}
          {problems === undefined ? 'Checking types…' : summary(problems)}
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
