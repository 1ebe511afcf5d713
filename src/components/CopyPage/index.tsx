import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { markdownPath } from '@reveal-docs/versions/addresses/pageAddress';
import { onFramePress } from '@site/src/components/Menu/onFramePress';
import { CopyItem } from './CopyItem';
import styles from './styles.module.css';

/** Path of the archive with the tools for agents (src/plugins/agentTools). */
const toolsPath = '/tools.tgz';

/** Closes an open menu when the reader presses Escape or clicks outside it. */
function useClosing(): React.RefObject<HTMLDetailsElement | null> {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const isOutside = ({ target }: Event) =>
      target instanceof Node && ref.current?.contains(target) === false;
    const close = () => ref.current?.removeAttribute('open');
    const onPress = (event: Event) => {
      if (isOutside(event)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || ref.current?.open !== true || isOutside(event)) return;
      close();
      ref.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    const stop = onFramePress(close);
    return () => {
      stop();
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return ref;
}

/** Menu that copies or opens the page as Markdown. It's a `details` element, which works before React loads. */
export function CopyPage(): ReactNode {
  const { metadata } = useDoc();
  const path = markdownPath(metadata.permalink);
  const tools = useBaseUrl(toolsPath, { absolute: true });
  const command = `npx --yes --package=${tools} reveal-docs mcp`;
  const ref = useClosing();
  const [answer, setAnswer] = useState('');
  return (
    <span className={styles.copy} data-search="ignore">
      <details ref={ref} className={styles.menu}>
        <summary>Copy page</summary>
        <span className={styles.items}>
          <CopyItem
            source={path}
            label="Copy as Markdown"
            done="Copied as Markdown"
            failed="Not copied. View the Markdown instead"
            onAnswer={setAnswer}
          />
          {/* This URL leads to a file and not to a page, so the router must not handle it. */}
          <a href={path}>View as Markdown</a>
          <CopyItem
            source={`data:text/plain,${encodeURIComponent(command)}`}
            label="Copy MCP server command"
            done="Command copied"
            failed="Not copied. See “Work with coding agents”"
            onAnswer={setAnswer}
          />
        </span>
      </details>
      <span role="status" className={styles.spoken}>
        {answer}
      </span>
    </span>
  );
}
