import { useEffect, useId, useState, type ReactNode } from 'react';
import type { Camera } from '@site/src/frame/messages';
import { TextButton } from './buttons';
import { encodeShare, maxLength, withoutCredentials } from './share';
import styles from './panels.module.css';

interface Props {
  readonly name: string;
  readonly folder: string;
  /** Changed files by name. */
  readonly changed: Readonly<Record<string, string>>;
  readonly camera: Camera | undefined;
  /** What must not be in a link. */
  readonly secrets: readonly string[];
  /** Offers the download in place of a link that would be too long. */
  openDownload(): void;
}

/** A link to the example as it is now: its code, its version, its camera. */
export default function SharePanel(props: Props): ReactNode {
  const { name, folder, changed, camera, secrets, openDownload } = props;
  const id = useId();
  const [hash, setHash] = useState<string>();
  const [said, setSaid] = useState('');

  useEffect(() => {
    let isOver = false;
    const files = Object.fromEntries(
      Object.entries(changed).map(([file, source]) => [file, withoutCredentials(source, secrets)]),
    );
    void encodeShare({ name, folder, files, camera }).then((result) => {
      if (!isOver) setHash(result);
    });
    return () => {
      isOver = true;
    };
  }, [camera, changed, folder, name, secrets]);

  if (hash === undefined) return null;
  if (hash.length > maxLength) {
    return (
      <div className={styles.panel}>
        <p>
          The changed code is too long for a link: {hash.length.toLocaleString('en-US')} of at most{' '}
          {maxLength.toLocaleString('en-US')} characters. Download the example instead and pass it
          on as a file.
        </p>
        <TextButton onClick={openDownload}>Download</TextButton>
      </div>
    );
  }

  const link = `${window.location.origin}${window.location.pathname}${hash}`;
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      setSaid('Copied');
    } catch {
      setSaid('The browser did not let it be copied: select the link and copy it');
    }
  }
  return (
    <div className={styles.panel}>
      <label htmlFor={id}>Link to the code, the version and the camera as they are now</label>
      <div className={styles.row}>
        <input id={id} className={styles.link} readOnly value={link} />
        <TextButton primary onClick={() => void copy()}>
          Copy link
        </TextButton>
        <span role="status">{said}</span>
      </div>
      <p className={styles.hint}>
        The whole example is in the link itself; nothing is stored elsewhere. Access tokens are left
        out.
      </p>
    </div>
  );
}
