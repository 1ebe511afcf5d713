import { useState, useSyncExternalStore, type ReactNode } from 'react';
import clsx from 'clsx';
import { createStorageSlot } from '@docusaurus/theme-common';
import {
  Group,
  Panel,
  Separator,
  useDefaultLayout,
  type LayoutStorage,
} from 'react-resizable-panels';
import styles from './split.module.css';

/** On screens of up to 899 pixels, the editor, view and report are stacked. */
const narrow = '(max-width: 899px)';

function watchWidth(onChange: () => void): () => void {
  const query = window.matchMedia(narrow);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function useIsNarrow(): boolean {
  return useSyncExternalStore(
    watchWidth,
    () => window.matchMedia(narrow).matches,
    () => false,
  );
}

/**
 * Saves splitter positions with the site's other stored data. Doesn't save if the browser blocks
 * storage.
 */
const storage: LayoutStorage = {
  getItem: (key) => createStorageSlot(`playground.${key}`).get(),
  setItem: (key, value) => createStorageSlot(`playground.${key}`).set(value),
};

interface SplitProps {
  /** Storage name for the splitter's position. */
  readonly id: string;
  readonly label: string;
  readonly orientation: 'horizontal' | 'vertical';
  /** Initial size of the first part, in percent. */
  readonly share: number;
  readonly first: ReactNode;
  readonly second: ReactNode;
  /** Called when the reader starts or stops dragging the splitter. */
  onDrag(isDragging: boolean): void;
}

/** Two parts with a splitter between them, which moves by mouse, touch and arrow keys. */
function Split(props: SplitProps): ReactNode {
  const { id, label, orientation, share, first, second, onDrag } = props;
  const layout = useDefaultLayout({ id, storage, onlySaveAfterUserInteractions: true });
  return (
    <Group orientation={orientation} className={styles.group} {...layout}>
      <Panel id="first" defaultSize={`${share}%`} minSize="15%" className={styles.part}>
        {first}
      </Panel>
      <Separator
        className={styles.separator}
        aria-label={label}
        onPointerDown={({ currentTarget, pointerId }) => {
          currentTarget.setPointerCapture(pointerId);
          onDrag(true);
        }}
        onLostPointerCapture={() => onDrag(false)}
      />
      <Panel id="second" minSize="15%" className={styles.part}>
        {second}
      </Panel>
    </Group>
  );
}

interface Props {
  readonly editor: ReactNode;
  readonly views: ReactNode;
  readonly report: ReactNode;
}

/**
 * Editor and views side by side, with the report below. On narrow screens all three are stacked.
 */
export function Workspace({ editor, views, report }: Props): ReactNode {
  const isNarrow = useIsNarrow();
  /** Over an iframe, the drag would lose the pointer to that frame. */
  const [isDragging, setDragging] = useState(false);
  const orientation = isNarrow ? 'vertical' : 'horizontal';
  return (
    <div className={clsx(styles.workspace, isDragging && styles.dragging)}>
      <Split
        id="rows"
        label="Height of problems and console"
        onDrag={setDragging}
        orientation="vertical"
        share={isNarrow ? 82 : 76}
        first={
          <Split
            id={isNarrow ? 'stack' : 'columns'}
            label={isNarrow ? 'Height of the editor' : 'Width of the editor'}
            orientation={orientation}
            onDrag={setDragging}
            share={50}
            first={editor}
            second={views}
          />
        }
        second={report}
      />
    </div>
  );
}
