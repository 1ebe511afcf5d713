import { useEffect, useId, useState, type ReactNode } from 'react';
import type { Camera } from '@site/src/frame/messages';
import { copyText } from '../copyText';
import { TextButton } from './buttons';
import { tokenPlaceholder, withoutCredentials } from './credentials';
import { encodeShare, whyNoLink } from './share';
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

interface Made {
  readonly hash: string;
  /** Why it is no link that can be opened, in a sentence. */
  readonly whyNot: string | undefined;
  /** Whether something of the code was left out. */
  readonly leavesOut: boolean;
}

/** A link to the example as it is now: its code, its version, its camera. */
export default function SharePanel(props: Props): ReactNode {
  const { name, folder, changed, camera, secrets, openDownload } = props;
  const id = useId();
  const [made, setMade] = useState<Made>();
  const [said, setSaid] = useState('');

  useEffect(() => {
    let isOver = false;
    const files = Object.fromEntries(
      Object.entries(changed).map(([file, source]) => [file, withoutCredentials(source, secrets)]),
    );
    encodeShare({ name, folder, files, camera }).then(
      (result) => {
        if (isOver) return;
        const reason = whyNoLink(files, result);
        setMade({
          hash: result,
          whyNot:
            reason &&
            `The changed code is too long for a link: ${reason}. Download the example instead and pass it on as a file.`,
          leavesOut: Object.keys(files).some((file) => files[file] !== changed[file]),
        });
      },
      (error: unknown) => {
        const whyNot = error instanceof Error ? error.message : String(error);
        if (!isOver) setMade({ hash: '', whyNot, leavesOut: false });
      },
    );
    return () => {
      isOver = true;
    };
  }, [camera, changed, folder, name, secrets]);

  if (made === undefined) return null;
  const { hash, whyNot, leavesOut } = made;
  if (whyNot !== undefined) {
    return (
      <div className={styles.panel}>
        <p role="status">{whyNot}</p>
        <TextButton onClick={openDownload}>Download</TextButton>
      </div>
    );
  }

  const link = `${window.location.origin}${window.location.pathname}${hash}`;
  async function copy(): Promise<void> {
    try {
      await copyText(link);
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
        The whole example is in the link itself; nothing is stored elsewhere.{' '}
        {leavesOut
          ? `Parts that look like access tokens were replaced by “${tokenPlaceholder}”.`
          : 'Nothing in it looks like an access token.'}{' '}
        The page recognizes JSON web tokens, what follows the word Bearer, texts set as
        authorization, API key or token provider, and the token that you are connected with. Look
        for others before you pass the link on.
      </p>
    </div>
  );
}
