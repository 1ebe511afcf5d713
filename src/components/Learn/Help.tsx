import { useMemo, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import type { LessonData } from '@site/src/plugins/lessons/path';
import { lineDiff } from './lineDiff';
import type { Lesson } from './useLesson';
import styles from './lesson.module.css';
import sections from './sections.module.css';

const signs = { same: ' ', removed: '−', added: '+' } as const;
const spoken = { same: '', removed: 'Removed: ', added: 'Added: ' } as const;

function HintText({ text }: { readonly text: string }): ReactNode {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));
}

function Diff({ before, after }: { readonly before: string; readonly after: string }): ReactNode {
  const lines = useMemo(() => lineDiff(before, after), [before, after]);
  if (lines.every(({ type }) => type === 'same')) {
    return <p>Your code is the same as this solution.</p>;
  }
  return (
    <pre
      className={sections.diff}
      role="region"
      aria-label="Your code compared with the solution"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
      tabIndex={0}
    >
      {lines.map(({ type, text }, index) => (
        <span key={index} className={clsx(sections.line, sections[type])}>
          <span aria-hidden="true">{signs[type]} </span>
          <span className={styles.hidden}>{spoken[type]}</span>
          {text}
          {'\n'}
        </span>
      ))}
    </pre>
  );
}

interface Props {
  readonly lesson: LessonData;
  readonly state: Lesson;
  show(): void;
}

/** Shows the hints one by one, and then the solution. */
export function Help({ lesson, state, show }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const { hints, solution } = lesson;
  const opened = hints.slice(0, state.entry.hints);
  const left = hints.length - opened.length;
  return (
    <section className={sections.help} aria-labelledby="help">
      <h2 id="help" className={sections.heading}>
        Help
      </h2>
      <div role="status">
        <ol className={sections.hints}>
          {opened.map((hint) => (
            <li key={hint}>
              <HintText text={hint} />
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.buttons}>
        {left > 0 && (
          <button type="button" className={styles.button} onClick={state.openHint}>
            {opened.length === 0 ? 'Show a hint' : 'Show the next hint'}
          </button>
        )}
        <button
          type="button"
          className={styles.button}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide the solution' : 'Show the solution'}
        </button>
        {isOpen && (
          <button
            type="button"
            className={styles.button}
            onClick={() => {
              show();
              state.showSolution();
            }}
          >
            Run the solution
          </button>
        )}
      </div>
      {isOpen && (
        <>
          <p>This is one possible solution. Any program that meets the conditions passes.</p>
          <Diff before={state.code} after={solution} />
        </>
      )}
    </section>
  );
}
