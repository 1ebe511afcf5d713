import { useEffect, useState, type ReactNode } from 'react';
import { copyText } from '@reveal-docs/page-script/copyText';

type CopyState = 'idle' | 'copied' | 'failed';

/** Time for which an item shows the result of a click, in milliseconds. */
const answerTime = 3000;

async function copyFrom(source: string): Promise<void> {
  const response = await fetch(source);
  if (!response.ok) throw new Error(`${source} returned status ${response.status}.`);
  await copyText(await response.text());
}

interface Props {
  /** URL of the text to copy: a file, or the text itself as a `data:` URL. */
  readonly source: string;
  readonly label: string;
  readonly done: string;
  readonly failed: string;
  /** Called with the result, which screen readers announce, and with an empty string when the result disappears. */
  readonly onAnswer: (text: string) => void;
}

/** A button that copies text to the clipboard. */
export function CopyItem({ source, label, done, failed, onAnswer }: Props): ReactNode {
  const [state, setState] = useState<CopyState>('idle');
  const answer = { idle: '', copied: done, failed }[state];
  useEffect(() => {
    if (answer === '') return undefined;
    onAnswer(answer);
    const id = window.setTimeout(() => {
      setState('idle');
      onAnswer('');
    }, answerTime);
    return () => window.clearTimeout(id);
  }, [answer, onAnswer]);

  function copy(): void {
    copyFrom(source).then(
      () => setState('copied'),
      (error: unknown) => {
        console.warn('The text wasn’t copied.', error);
        setState('failed');
      },
    );
  }

  // The page script reads the `data-` attributes (packages/page-script/src/page/copy.ts).
  return (
    <button
      type="button"
      data-copy-page={source}
      data-done={done}
      data-failed={failed}
      onClick={copy}
    >
      {answer === '' ? label : answer}
    </button>
  );
}
