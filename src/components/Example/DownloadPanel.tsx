import { useState, type ReactNode } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { isUpdate } from '@site/src/client/isUpdate';
import { Updated } from '@site/src/components/LazyPart/Updated';
import { makeZip, zipName, zipSize, type DownloadInput } from '@site/src/builds/zip';
import { TextButton } from './buttons';
import { formatBytes } from '@reveal-docs/shared/formatBytes';
import { saveFile } from './saveFile';
import styles from './panels.module.css';

/** Lets readers download the example as a project, and shows the size of the download. */
export default function DownloadPanel({ input }: { readonly input: DownloadInput }): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  const [said, setSaid] = useState('');
  const [isOld, setOld] = useState(false);
  const [isPacking, setPacking] = useState(false);

  async function download(): Promise<void> {
    setPacking(true);
    setSaid('Preparing the download');
    try {
      saveFile(await makeZip(input, withBaseUrl), zipName(input));
      setSaid('Downloaded');
    } catch (error) {
      setSaid(error instanceof Error ? error.message : String(error));
      setOld(await isUpdate(error));
    }
    setPacking(false);
  }

  return (
    <div className={styles.panel}>
      <p>
        A Vite project in TypeScript with this program and the required parts of the demo project.
        Unzip the file, then run <code>npm install</code> and <code>npm start</code>.
      </p>
      <div className={styles.row}>
        <TextButton primary onClick={() => void (isPacking ? undefined : download())}>
          Download {zipName(input)} (about {formatBytes(zipSize(input))})
        </TextButton>
        <span role="status">{said}</span>
      </div>
      {isOld && <Updated />}
    </div>
  );
}
