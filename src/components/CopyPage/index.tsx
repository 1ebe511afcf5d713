import { useEffect, useState, type ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { markdownPath } from '@reveal-docs/versions/addresses/pageAddress';
import { copyText } from '@reveal-docs/page-script/copyText';
import styles from './styles.module.css';

type CopyState = 'idle' | 'copied' | 'failed';

const labels: Readonly<Record<CopyState, string>> = {
  idle: 'Copy page',
  copied: 'Copied as Markdown',
  failed: 'Not copied. Open the Markdown instead',
};

/** How long the button shows the result of a click, in milliseconds. */
const answerTime = 3000;

async function copyPage(path: string): Promise<void> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} returned status ${response.status}.`);
  await copyText(await response.text());
}

/**
 * A button that copies the page as Markdown, for language models and issues, and a link to the
 * Markdown.
 */
export function CopyPage(): ReactNode {
  const { metadata } = useDoc();
  const path = markdownPath(metadata.permalink);
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const id = window.setTimeout(() => setState('idle'), answerTime);
    return () => window.clearTimeout(id);
  }, [state]);

  function copy(): void {
    copyPage(path).then(
      () => setState('copied'),
      (error: unknown) => {
        console.warn('The page was not copied.', error);
        setState('failed');
      },
    );
  }

  return (
    <span className={styles.copy} data-search="ignore">
      {/* The attributes are for the page script (packages/page-script/src/page/copy.ts). */}
      <button
        type="button"
        data-copy-page={path}
        data-done={labels.copied}
        data-failed={labels.failed}
        onClick={copy}
      >
        {labels[state]}
      </button>
      {/* This is a file and not a page, so the router must not handle it. */}
      <a href={path}>Markdown</a>
      <span role="status" className={styles.spoken}>
        {state === 'idle' ? '' : labels[state]}
      </span>
    </span>
  );
}
