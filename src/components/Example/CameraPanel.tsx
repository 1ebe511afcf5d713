import { useId, useState, type ReactNode } from 'react';
import type { Camera } from '@reveal-docs/runner/messages';
import { copyText } from '@reveal-docs/page-script/copyText';
import { TextButton } from './buttons';
import { encodeCamera } from './cameraHash';
import styles from './panels.module.css';

/** Shows a link that opens the example with the current camera. */
export default function CameraPanel({
  camera,
}: {
  readonly camera: Camera | undefined;
}): ReactNode {
  const id = useId();
  const [result, setResult] = useState('');
  if (camera === undefined) {
    return (
      <div className={styles.panel}>
        <p role="status">No camera position yet. Run the example, then open this panel again.</p>
      </div>
    );
  }
  const { origin, pathname } = window.location;
  const link = origin + pathname + encodeCamera(camera);
  async function copy(): Promise<void> {
    try {
      await copyText(link);
      setResult('Copied');
    } catch {
      setResult('Couldn’t copy. Select the link and copy it');
    }
  }
  return (
    <div className={styles.panel}>
      <label htmlFor={id}>Link to this example with the current camera position</label>
      <div className={styles.row}>
        <input id={id} className={styles.link} readOnly value={link} />
        <TextButton primary onClick={() => void copy()}>
          Copy link
        </TextButton>
        <span role="status">{result}</span>
      </div>
    </div>
  );
}
