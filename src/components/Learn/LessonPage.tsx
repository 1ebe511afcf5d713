import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import clsx from 'clsx';
import BrowserOnly from '@docusaurus/BrowserOnly';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type { Condition } from '@reveal-docs/lessons/judge';
import type { LessonData } from '@site/src/plugins/lessons/path';
import { Sentence } from '../Behavior/Sentence';
import { lazyPart } from '../LazyPart';
import { Picture } from './Picture';
import { WaitingShell } from './Shell';
import fullPage from '../fullPage.module.css';
import styles from './lesson.module.css';

interface WorkspaceProps {
  readonly lesson: LessonData;
  readonly conditions: readonly Condition[];
  readonly text: ReactNode;
}

interface Props {
  readonly lesson: LessonData;
  readonly text: ComponentType;
  readonly judge: readonly Condition[];
}

function Text({ lesson, text: Body }: Pick<Props, 'lesson' | 'text'>): ReactNode {
  return (
    <article>
      <div className="theme-doc-markdown markdown">
        <p className={styles.chapter}>
          <Link to="/learn">{lesson.chapter}</Link>
        </p>
        <Heading as="h1" className={styles.title}>
          {lesson.title}
        </Heading>
        <MDXContent>
          <Body />
        </MDXContent>
        <p className={styles.goal}>
          <strong>Your task:</strong> <Sentence text={lesson.goal} />
        </p>
        <Picture lesson={lesson} />
        <p className={styles.guide}>
          <Link to={`/docs/${lesson.guide}`}>Read more in the docs</Link>
        </p>
      </div>
    </article>
  );
}

const Content = createContext<
  { readonly lesson: LessonData; readonly text: ReactNode } | undefined
>(undefined);

/** Placeholder for the prerendered page, and for the time until the editor has loaded. */
function Waiting(): ReactNode {
  const content = useContext(Content);
  if (content === undefined) return null;
  const note = (
    <>
      <p>Loading the editor…</p>
      <noscript>
        <p>The editor needs JavaScript. You can read the lesson without it.</p>
      </noscript>
    </>
  );
  return <WaitingShell {...content} note={note} />;
}

const Workspace = lazyPart<WorkspaceProps>(() => import('./Workspace'), {
  waiting: <Waiting />,
  name: 'The editor',
});

/** A lesson's page: the text, the editor, and the view. The text is readable without scripts. */
export default function LessonPage({ lesson, text, judge }: Props): ReactNode {
  const content = <Text lesson={lesson} text={text} />;
  return (
    <Layout
      title={lesson.title}
      description={lesson.description}
      noFooter
      wrapperClassName={fullPage.wrapper}
    >
      <main className={clsx(fullPage.page, styles.page)}>
        <Content value={{ lesson, text: content }}>
          <BrowserOnly fallback={<Waiting />}>
            {() => (
              // Create a new workspace for each lesson, because a lesson starts with its own program and without
              // verdicts.
              <Workspace key={lesson.name} lesson={lesson} conditions={judge} text={content} />
            )}
          </BrowserOnly>
        </Content>
      </main>
    </Layout>
  );
}
