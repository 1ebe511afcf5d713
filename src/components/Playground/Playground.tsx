import { useState, type ReactNode } from 'react';
import { Workbench } from './Workbench';
import { usePlayground } from './usePlayground';
import styles from './page.module.css';

/** The playground: an editor next to the program's 3D view, in one or two SDK versions. Renders only in browsers. */
export default function Playground(): ReactNode {
  const playground = usePlayground();
  const [beside, setBeside] = useState<string>();
  const { draft, serial } = playground;
  if (draft === undefined) return <p className={styles.waiting}>Opening the program</p>;
  return (
    <Workbench
      // Opening another program remounts this component. Editing the open program doesn't.
      key={serial}
      playground={playground}
      draft={draft}
      beside={beside === draft.folder ? undefined : beside}
      setBeside={setBeside}
    />
  );
}
