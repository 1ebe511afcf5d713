import { useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type { LessonData } from '@site/src/plugins/lessons/path';
import { PartTabs } from '../PartTabs';
import { Picture } from './Picture';
import styles from './lesson.module.css';

/** Labels for the parts of a lesson. Narrow screens show one part at a time. */
const partNames = { lesson: 'Lesson', code: 'Code', view: 'View' } as const;
export type LessonPart = keyof typeof partNames;

interface Props {
  readonly lesson: LessonData;
  readonly text: ReactNode;
  /** Buttons in the bar. Undefined until scripts have loaded. */
  readonly actions?: ReactNode;
  readonly code: ReactNode;
  readonly view: ReactNode;
  readonly part: LessonPart;
  show(part: LessonPart): void;
}

function Steps({ lesson: { previous, next, number, total } }: Pick<Props, 'lesson'>): ReactNode {
  return (
    <nav className={styles.steps} aria-label="Lessons">
      <Link to="/learn">All lessons</Link>
      <span className={styles.count}>
        <span className={styles.word}>Lesson </span>
        {number} of {total}
      </span>
      {previous !== undefined && (
        <Link
          className={styles.step}
          rel="prev"
          to={`/learn/${previous.name}`}
          aria-label={`Previous lesson: ${previous.title}`}
        >
          Previous
        </Link>
      )}
      {next !== undefined && (
        <Link
          className={styles.step}
          rel="next"
          to={`/learn/${next.name}`}
          aria-label={`Next lesson: ${next.title}`}
        >
          Next
        </Link>
      )}
    </nav>
  );
}

/**
 * Layout of a lesson: a bar, and below it the text, the editor, and the view. When prerendering, only the text has
 * content.
 */
export function Shell({ lesson, text, actions, code, view, part, show }: Props): ReactNode {
  return (
    <>
      <div className={styles.bar}>
        {/* Narrow screens hide the text and its heading while they show another part. */}
        {part !== 'lesson' && <h1 className={styles.narrowTitle}>{lesson.title}</h1>}
        <Steps lesson={lesson} />
        <div className={styles.actions}>{actions}</div>
      </div>
      <PartTabs {...{ part, show }} labels={partNames} className={styles.tabs} />
      <div className={styles.parts} data-part={part}>
        <div className={clsx(styles.part, styles.lesson)}>{text}</div>
        <div className={clsx(styles.part, styles.code)}>{code}</div>
        <div className={clsx(styles.part, styles.view)}>
          {view}
          <Picture lesson={lesson} />
        </div>
      </div>
    </>
  );
}

/** Layout of a lesson while its scripts load. A note takes the place of the code. */
export function WaitingShell({
  lesson,
  text,
  note,
}: Pick<Props, 'lesson' | 'text'> & { readonly note: ReactNode }): ReactNode {
  const [part, show] = useState<LessonPart>('lesson');
  return (
    <Shell
      {...{ lesson, text, part, show }}
      code={
        <div className={styles.waiting} data-search="ignore">
          {note}
        </div>
      }
      // Reserve the space for the view.
      view={<section />}
    />
  );
}
