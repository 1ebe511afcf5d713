import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { Reference } from '@reveal-docs/runner/types/protocol';
import styles from './References.module.css';
import editorStyles from './styles.module.css';

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

interface Props {
  readonly references: readonly Reference[];
  go(reference: Reference): void;
  close(): void;
}

/** Lists the references to a name as buttons that go to them. */
export function References({ references, go, close }: Props): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const buttons = () => [...(list.current?.querySelectorAll('button') ?? [])];

  useEffect(() => {
    list.current?.querySelector('button')?.focus();
  }, [references]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.key === 'Escape') close();
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const all = buttons();
    const index = all.findIndex((button) => button === document.activeElement);
    all[(index + step + all.length) % all.length]?.focus();
  }

  return (
    <section aria-label="References" className={styles.references}>
      <p className={styles.title}>
        {references.length === 1 ? '1 reference' : `${references.length} references`}
        <button type="button" className={editorStyles.button} onClick={close}>
          Close
        </button>
      </p>
      {/* Handles Escape and arrow keys for all buttons in the list. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul ref={list} onKeyDown={onKeyDown}>
        {references.map((reference) => (
          <li key={`${reference.file}:${reference.from}`}>
            <button type="button" onClick={() => go(reference)}>
              <span className={styles.where}>
                {reference.file}:{reference.line}
              </span>{' '}
              <code>{reference.text}</code>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
