import type { ReactNode } from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { pictureSize } from '@reveal-docs/lessons/lesson';
import type { LessonPath } from '@site/src/plugins/lessons/path';
import { lazyPart } from '../LazyPart';
import { PosterImage } from '../PosterImage';
import { describeRemovedLessons, type Progress } from './progress';
import { useProgress, type StoredProgress } from './useProgress';
import styles from './learn.module.css';

const Backup = lazyPart<{ readonly stored: StoredProgress }>(() => import('./Backup'), {
  waiting: null,
  name: 'The backup',
});

const nextSteps = [
  {
    to: '/examples',
    title: 'Examples and recipes',
    text: 'Programs for common tasks, to copy into your app.',
  },
  { to: '/starters', title: 'Starters', text: 'Complete apps with sign-in, ready to adapt.' },
  {
    to: '/docs/production',
    title: 'Production checklist',
    text: 'Things to check before you release your app.',
  },
] as const;

type Lessons = LessonPath['chapters'][number]['lessons'];

function Finished({ lessons }: { readonly lessons: Lessons }): ReactNode {
  return (
    <section className={styles.finished} aria-labelledby="finished">
      <Heading as="h2" id="finished">
        You finished the path
      </Heading>
      <p>You can now do all of this:</p>
      <ul>
        {lessons.map(({ name, description }) => (
          <li key={name}>{description}</li>
        ))}
      </ul>
      <p>Where to go next:</p>
      <ul>
        {nextSteps.map(({ to, title, text }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>: {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ListProps {
  readonly lessons: Lessons;
  /** Position of the first lesson in this list within the learning path, starting at 1. */
  readonly first: number;
  readonly progress: Progress;
}

function LessonList({ lessons, first, progress }: ListProps): ReactNode {
  return (
    <ol className={styles.lessons} start={first}>
      {lessons.map(({ name, title, description, poster }, index) => {
        const isPassed = progress[name]?.passed === true;
        return (
          <li key={name}>
            <span className={styles.number} aria-hidden="true">
              {first + index}
            </span>
            <PosterImage poster={poster} alt="" loading="lazy" {...pictureSize} />
            <div>
              <Link to={`/learn/${name}`}>{title}</Link>
              {isPassed && <span className={styles.passed}> ✓ Passed</span>}
              <p>{description}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** Lists all lessons of the learning path, with the reader's progress. */
export default function LearnPage({ lessons: path }: { readonly lessons: LessonPath }): ReactNode {
  const stored = useProgress();
  const { progress, note } = stored;
  const all = path.chapters.flatMap(({ lessons }) => lessons);
  const names = all.map(({ name }) => name);
  const passed = all.filter(({ name }) => progress[name]?.passed === true);
  const current = all.find(({ name }) => progress[name]?.passed !== true);
  const hasStarted = names.some((name) => progress[name] !== undefined);
  const notes = [note, describeRemovedLessons(progress, names)].filter(
    (text) => text !== undefined,
  );
  return (
    <Layout
      title="Learn"
      description="Learn the viewer SDK step by step: change small programs in your browser, and let the page check the results."
    >
      <main className={styles.page}>
        <Heading as="h1">Learn</Heading>
        <p className={styles.intro}>
          Each lesson covers one idea with a small program to change. The page runs your program and
          checks the result, so any correct solution passes. You don’t have to install anything, and
          your progress stays in this browser.
        </p>
        <div role="status">
          {notes.map((text) => (
            <p key={text} className={styles.note}>
              {text}
            </p>
          ))}
          {hasStarted && (
            <p className={styles.count}>
              {passed.length} of {all.length} lessons passed
            </p>
          )}
        </div>
        {current !== undefined && (
          <p>
            <Link className="button button--primary" to={`/learn/${current.name}`}>
              {hasStarted ? `Continue: ${current.title}` : 'Start the first lesson'}
            </Link>
          </p>
        )}
        {current === undefined && all.length > 0 && <Finished lessons={all} />}
        <div className={styles.chapters}>
          {path.chapters.map(({ name, title, lessons }) => (
            <section key={name} aria-labelledby={name}>
              <Heading as="h2" id={name}>
                {title}
              </Heading>
              <LessonList
                lessons={lessons}
                first={all.findIndex((lesson) => lesson === lessons[0]) + 1}
                progress={progress}
              />
            </section>
          ))}
        </div>
        <BrowserOnly>{() => <Backup stored={stored} />}</BrowserOnly>
      </main>
    </Layout>
  );
}
