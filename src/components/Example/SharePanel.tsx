import { useCallback, useEffect, useId, useState, type ReactNode } from 'react';
import type { Camera } from '@reveal-docs/runner/messages';
import { copyText } from '@reveal-docs/page-script/copyText';
import { TextButton } from './buttons';
import { tokenPlaceholder, withoutCredentials } from './credentials';
import { encodeShare, noLinkReason } from './share';
import styles from './panels.module.css';

interface Props {
  readonly name: string;
  readonly folder: string;
  /** Contents of the changed files, by file name. */
  readonly changed: Readonly<Record<string, string>>;
  readonly camera: Camera | undefined;
  openDownload(): void;
}

interface Made {
  readonly hash: string;
  /** The reason why a link can't be created, as a sentence. */
  readonly whyNot: string | undefined;
  /** Whether text that looks like a credential was removed from the code. */
  readonly leavesOut: boolean;
}

const linkTo = (hash: string) => `${window.location.origin}${window.location.pathname}${hash}`;

/** Creates a link to the example with its current code, version, and camera. Shows the link and copies it. */
export default function SharePanel(props: Props): ReactNode {
  const { name, folder, changed, camera, openDownload } = props;
  const id = useId();
  const [made, setMade] = useState<Made>();
  const [said, setSaid] = useState('');
  const copy = useCallback(async (hash: string): Promise<void> => {
    try {
      await copyText(linkTo(hash));
      setSaid('Copied');
    } catch {
      setSaid('Couldn’t copy. Select the link and copy it');
    }
  }, []);

  useEffect(() => {
    let isOver = false;
    const files = Object.fromEntries(
      Object.entries(changed).map(([file, source]) => [file, withoutCredentials(source)]),
    );
    encodeShare({ name, folder, files, camera }).then(
      (result) => {
        if (isOver) return;
        const reason = noLinkReason(files, result);
        setMade({
          hash: result,
          whyNot:
            reason &&
            `The changed code is too large for a link: ${reason}. Download the example and share the file instead.`,
          leavesOut: Object.keys(files).some((file) => files[file] !== changed[file]),
        });
        if (reason === undefined) void copy(result);
      },
      (error: unknown) => {
        const whyNot = error instanceof Error ? error.message : String(error);
        if (!isOver) setMade({ hash: '', whyNot, leavesOut: false });
      },
    );
    return () => {
      isOver = true;
    };
  }, [camera, changed, copy, folder, name]);

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

  return (
    <div className={styles.panel}>
      <label htmlFor={id}>Link to the code, version, and camera position</label>
      <div className={styles.row}>
        <input id={id} className={styles.link} readOnly value={linkTo(hash)} />
        <TextButton primary onClick={() => void copy(hash)}>
          Copy link
        </TextButton>
        <span role="status">{said}</span>
      </div>
      <p className={styles.hint}>
        The link itself contains the whole example. Nothing is stored elsewhere.{' '}
        {leavesOut
          ? `Text that looks like an access token was replaced with “${tokenPlaceholder}”.`
          : 'The code doesn’t contain any text that looks like an access token.'}{' '}
        The page recognizes JSON Web Tokens, text after the word Bearer, and values of
        authorization, API key, and token provider settings. Check for other secrets before you
        share the link.
      </p>
    </div>
  );
}
