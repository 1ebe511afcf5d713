import { useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { createStorageSlot } from '@docusaurus/theme-common';
import {
  Group,
  Panel,
  Separator,
  useDefaultLayout,
  type LayoutStorage,
  type PanelProps,
} from 'react-resizable-panels';
import { PartTabs } from '../PartTabs';
import { useMedia } from '../useMedia';
import type { Strip } from './useStrip';
import styles from './split.module.css';

/** Media query for screens on which the view is below the editor. */
const narrow = '(width < 997px)';
/** Media query for phones, which show the editor, the view, or the console, one at a time. */
const phone = '(width < 600px)';

/**
 * Stores splitter positions together with the site's other data. If the browser blocks storage, the positions aren't
 * stored.
 */
const storage: LayoutStorage = {
  getItem: (key) => createStorageSlot(`playground.${key}`).get(),
  setItem: (key, value) => createStorageSlot(`playground.${key}`).set(value),
};

interface SplitProps {
  readonly id: string;
  readonly label: string;
  readonly orientation: 'horizontal' | 'vertical';
  readonly first: ReactNode;
  readonly second: ReactNode;
  readonly firstProps?: PanelProps;
  readonly secondProps?: PanelProps;
  onDrag(isDragging: boolean): void;
}

/** Two parts with a splitter between them. Readers can move the splitter with the mouse, touch, or arrow keys. */
function Split(props: SplitProps): ReactNode {
  const { id, label, orientation, first, second, firstProps, secondProps, onDrag } = props;
  const layout = useDefaultLayout({ id, storage, onlySaveAfterUserInteractions: true });
  const isPhone = useMedia(phone);
  return (
    // The parts overlap on phones, where an active splitter would react to touches on the editor.
    <Group orientation={orientation} className={styles.group} disabled={isPhone} {...layout}>
      <Panel
        id="first"
        minSize="15%"
        {...firstProps}
        className={clsx(styles.part, firstProps?.className)}
      >
        {first}
      </Panel>
      {/* A splitter looks for its panels when it mounts. On phones, the panels overlap, so the splitter isn't
          rendered. */}
      {!isPhone && (
        <Separator
          className={styles.separator}
          aria-label={label}
          onPointerDown={({ currentTarget, pointerId }) => {
            currentTarget.setPointerCapture(pointerId);
            onDrag(true);
          }}
          onLostPointerCapture={() => onDrag(false)}
        />
      )}
      <Panel
        id="second"
        minSize="15%"
        {...secondProps}
        className={clsx(styles.part, secondProps?.className)}
      >
        {second}
      </Panel>
    </Group>
  );
}

/** Labels for the playground's parts. Phones show one part at a time. */
const partNames = { code: 'Code', view: 'View', console: 'Console' } as const;
export type Part = keyof typeof partNames;

/** Height of the strip when it's closed, in pixels. */
const stripHeight = 36;

interface Props {
  readonly editor: ReactNode;
  readonly views: ReactNode;
  readonly report: ReactNode;
  readonly strip: Strip;
  readonly part: Part;
  show(part: Part): void;
}

/**
 * Shows the editor and the views side by side, and below them a strip with the problems and the console. On narrow
 * screens, the views are below the editor. On phones, buttons switch between the parts.
 */
export function Workspace({ editor, views, report, strip, part, show }: Props): ReactNode {
  const isNarrow = useMedia(narrow);
  /**
   * Whether the reader is dragging a splitter. Frames are disabled during dragging, because they would receive the
   * pointer events.
   */
  const [isDragging, setDragging] = useState(false);
  return (
    <>
      <PartTabs {...{ part, show }} labels={partNames} className={styles.parts} />
      <div className={clsx(styles.workspace, isDragging && styles.dragging)} data-part={part}>
        <Split
          id="rows"
          label="Height of problems and console"
          onDrag={setDragging}
          orientation="vertical"
          first={
            <Split
              id={isNarrow ? 'stack' : 'columns'}
              label={isNarrow ? 'Height of the editor' : 'Width of the editor'}
              orientation={isNarrow ? 'vertical' : 'horizontal'}
              onDrag={setDragging}
              first={editor}
              second={views}
              firstProps={{ defaultSize: '50%', className: styles.code ?? '' }}
              secondProps={{ className: styles.view ?? '' }}
            />
          }
          second={report}
          secondProps={{
            className: styles.console ?? '',
            panelRef: strip.panel,
            collapsible: true,
            collapsedSize: stripHeight,
            defaultSize: stripHeight,
            onResize: strip.onResize,
          }}
        />
      </div>
    </>
  );
}
