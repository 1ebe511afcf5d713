import { useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import { announce } from '@reveal-docs/page-script/announce';
import { copyText, notCopied } from '@reveal-docs/page-script/copyText';
import type { SourceFile } from '@reveal-docs/runner/program/compile';
import { TextButton } from './buttons';
import codeStyles from './code.module.css';

/** Time for which the button shows the result of a click, in milliseconds. */
const resultTime = { copied: 1000, failed: 3000 };

/** Returns the index of the selected file. The index comes from the page, because the tabs don't share their state. */
function shownIndex(button: HTMLElement): number {
  const panels = button.closest('[data-example]')?.querySelectorAll('[role="tabpanel"]') ?? [];
  return Math.max(
    0,
    Array.from(panels).findIndex((panel) => !panel.hasAttribute('hidden')),
  );
}

/** Copies the file whose tab is selected. */
export function CopyCode({ files }: { readonly files: readonly SourceFile[] }): ReactNode {
  const [result, setResult] = useState<keyof typeof resultTime>();
  useEffect(() => {
    if (result === undefined) return undefined;
    const id = window.setTimeout(() => setResult(undefined), resultTime[result]);
    return () => window.clearTimeout(id);
  }, [result]);

  function copy({ currentTarget }: MouseEvent<HTMLElement>): void {
    copyText(files[shownIndex(currentTarget)]?.source ?? '').then(
      () => {
        setResult('copied');
        announce('Copied');
      },
      (error: unknown) => {
        console.warn('The code wasn’t copied.', error);
        setResult('failed');
      },
    );
  }

  return (
    <>
      <TextButton
        label={result === 'copied' ? 'Copied' : 'Copy code'}
        className={codeStyles.copy}
        onClick={copy}
      >
        {result === 'copied' ? 'Copied' : 'Copy'}
      </TextButton>
      {result === 'failed' && (
        <span role="status" className={codeStyles.notCopied}>
          {notCopied}
        </span>
      )}
    </>
  );
}
