import { memo, type ReactNode } from 'react';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type { ShownFile } from '@reveal-docs/runner/program/example';
import styles from './code.module.css';

interface Props {
  readonly files: readonly ShownFile[];
  readonly apilinks?: string | undefined;
}

/** Shows the program's files, one per tab. Without JavaScript, all files are visible, one below the other. */
export const Sources = memo(function Sources({ files, apilinks }: Props): ReactNode {
  return (
    <div className={styles.sources}>
      <noscript>
        <style>{`.${styles.sources} [role="tabpanel"][hidden] { display: block; }`}</style>
      </noscript>
      <Tabs>
        {files.map(({ file, source, tokens }, index) => (
          <TabItem key={file} value={file} label={file}>
            <CodeBlock language="ts" tokens={tokens} apilinks={index === 0 ? apilinks : undefined}>
              {source.trimEnd()}
            </CodeBlock>
          </TabItem>
        ))}
      </Tabs>
    </div>
  );
});
