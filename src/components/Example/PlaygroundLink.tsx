import { useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ExampleProgram } from '@reveal-docs/runner/program/example';
import { playgroundPath } from '../playgroundPath';
import { encodeCamera } from './cameraHash';
import type { Run } from './useRun';
import styles from './bar.module.css';

interface Props {
  readonly program: ExampleProgram;
  readonly run: Run;
}

/** Link that opens the program in the playground, with the same version and camera. */
export function PlaygroundLink({ program: { name, folder }, run }: Props): ReactNode {
  const [hash, setHash] = useState('');
  // This component doesn't render again when the camera moves. Instead, the link reads the camera when the reader
  // points at, presses, or focuses it.
  const update = () => {
    const camera = run.camera();
    setHash(camera === undefined ? '' : encodeCamera(camera));
  };
  return (
    <Link
      className={clsx(styles.textButton, styles.primary)}
      to={playgroundPath({ example: name, version: folder }) + hash}
      onPointerEnter={update}
      onPointerDown={update}
      onFocus={update}
    >
      Edit in playground
    </Link>
  );
}
