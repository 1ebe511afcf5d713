import type { ReactNode } from 'react';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type { SourceFile } from '@site/src/frame/program/compile';
import styles from './styles.module.css';

/** The program's files, one per tab. Without scripts all of them show, one below the other. */
export function Sources({ files }: { readonly files: readonly SourceFile[] }): ReactNode {
  return (
    <div className={styles.sources}>
      <noscript>
        <style>{`.${styles.sources} [role="tabpanel"][hidden] { display: block; }`}</style>
      </noscript>
      <Tabs>
        {files.map(({ file, source }) => (
          <TabItem key={file} value={file} label={file}>
            <CodeBlock language="ts">{source.trimEnd()}</CodeBlock>
          </TabItem>
        ))}
      </Tabs>
    </div>
  );
}
