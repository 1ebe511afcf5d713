import { useState, type ReactNode } from 'react';
import { Workbench } from './Workbench';
import { usePlayground } from './usePlayground';
import styles from './page.module.css';

/**
 * The playground: an editor next to the program's 3D view, or next to two views that use different SDK versions. It
 * renders only in browsers.
 */
export default function Playground(): ReactNode {
  const playground = usePlayground();
  const [beside, setBeside] = useState<string>();
  const { draft, serial } = playground;
  if (draft === undefined) return <p className={styles.waiting}>Opening the program</p>;
  return (
    <Workbench
      // This component mounts again when a different program opens, but not when the open program is edited.
      key={serial}
      playground={playground}
      draft={draft}
      beside={beside === draft.folder ? undefined : beside}
      setBeside={setBeside}
    />
  );
}
