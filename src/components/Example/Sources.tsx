import type { ReactNode } from 'react';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type { SourceFile } from '@site/src/frame/program/compile';
import styles from './styles.module.css';

interface Props {
  readonly files: readonly SourceFile[];
  /** Links of the API names in the first file; see `CodeBlock`. */
  readonly apilinks?: string;
}

/** The program's files, one per tab. Without scripts all of them show, one below the other. */
export function Sources({ files, apilinks }: Props): ReactNode {
  return (
    <div className={styles.sources}>
      <noscript>
        <style>{`.${styles.sources} [role="tabpanel"][hidden] { display: block; }`}</style>
      </noscript>
      <Tabs>
        {files.map(({ file, source }, index) => (
          <TabItem key={file} value={file} label={file}>
            <CodeBlock language="ts" apilinks={index === 0 ? apilinks : undefined}>
              {source.trimEnd()}
            </CodeBlock>
          </TabItem>
        ))}
      </Tabs>
    </div>
  );
}
