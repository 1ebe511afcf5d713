import { useState, type ReactNode } from 'react';
import { Bench } from './Bench';
import { usePlayground } from './usePlayground';
import styles from './page.module.css';

/** The playground: a program to change beside what it draws, in any version or in two. Runs in browsers only. */
export default function Playground(): ReactNode {
  const playground = usePlayground();
  const [beside, setBeside] = useState<string>();
  const { draft, serial } = playground;
  if (draft === undefined) return <p className={styles.waiting}>Opening the program</p>;
  return (
    <Bench
      // Another program begins anew; its own changes go on.
      key={serial}
      playground={playground}
      draft={draft}
      beside={beside === draft.folder ? undefined : beside}
      setBeside={setBeside}
    />
  );
}
