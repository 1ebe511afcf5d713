// Change: (ejected) the built HTML contains the copy button, so that a script can handle it before React loads
// (packages/page-script/src/page/copy.ts). By default, the HTML doesn't contain any buttons. On upgrade: compare with
// the default's buttons and their CSS.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import BrowserOnly from '@docusaurus/BrowserOnly';
import CopyButton from '@theme/CodeBlock/Buttons/CopyButton';
import WordWrapButton from '@theme/CodeBlock/Buttons/WordWrapButton';
import type { Props } from '@theme/CodeBlock/Buttons';
import styles from './styles.module.css';

export default function CodeBlockButtons({ className }: Props): ReactNode {
  return (
    <div className={clsx(className, styles.buttons)}>
      <BrowserOnly>{() => <WordWrapButton />}</BrowserOnly>
      <CopyButton />
    </div>
  );
}
