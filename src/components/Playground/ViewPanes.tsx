import type { ReactNode } from 'react';
import { programsManifest } from '@site/src/builds/programs';
import type { Place } from '../Example/editor/FileEditor';
import { useAutoStart } from '../Example/useAutoStart';
import { posterOf } from './choices';
import type { Draft } from './drafts/draft';
import type { Workbench } from './useWorkbench';
import type { Playground } from './usePlayground';
import type { View } from './useView';
import { ViewPane } from './ViewPane';
import styles from './page.module.css';

interface Props {
  readonly playground: Playground;
  readonly draft: Draft;
  readonly beside: string | undefined;
  readonly workbench: Workbench;
  start(): void;
  goTo(place: Place): void;
}

/** The program's view. If another version is compared, also contains a second view. */
export function ViewPanes({
  playground,
  draft,
  beside,
  workbench,
  start: run,
  goTo,
}: Props): ReactNode {
  const { kind, opened } = playground;
  const { folder, start, name } = draft;
  const { views } = workbench;
  const { first, second } = views;
  const byHand = useAutoStart(first.stage, {
    mode: 'auto',
    run: first.run,
    isBuilt: kind === 'built',
    camera: opened?.camera,
  });
  const paneOf = (
    view: View,
    side: 'a' | 'b',
    on: string,
    begin: () => void,
    hand: typeof byHand,
  ) => (
    <ViewPane
      key={side}
      view={view}
      label={programsManifest[on]?.label ?? on}
      release={programsManifest[on]?.release ?? ''}
      title={name}
      poster={kind === 'foreign' ? null : posterOf(programsManifest, start, on)}
      isCompared={beside !== undefined}
      isEdited={workbench.isEdited}
      startLabel={kind === 'foreign' ? 'Run someone else’s code' : 'Run the program'}
      byHand={hand}
      start={begin}
      goTo={goTo}
      onLead={() => views.lead(side)}
    />
  );
  return (
    <div className={styles.views}>
      {paneOf(first, 'a', folder, run, byHand)}
      {beside !== undefined && paneOf(second, 'b', beside, second.run.start, true)}
    </div>
  );
}
