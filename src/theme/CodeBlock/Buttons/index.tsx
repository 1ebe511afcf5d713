// Change: the copy button is in the built page, where a script works it before React is there (src/deferred/page/copy.ts);
// by default no button is. Ejected.
// On upgrade: compare with the default's buttons and their style.
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
