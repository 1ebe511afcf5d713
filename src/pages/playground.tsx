import type { ReactNode } from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { lazyPart } from '../components/LazyPart';
import styles from '../components/Playground/page.module.css';

/** What the built page says: of the playground itself nothing is there without scripts. */
function Waiting(): ReactNode {
  return (
    <div className={styles.waiting}>
      <p>
        Change a program and see what it draws beside it, in any version of the SDK. Loading the
        editor.
      </p>
      <noscript>
        <p>
          The playground needs JavaScript. The programs of all <Link to="/examples">examples</Link>{' '}
          can be read without.
        </p>
      </noscript>
    </div>
  );
}

const Playground = lazyPart(() => import('../components/Playground/Playground'), {
  waiting: <Waiting />,
  name: 'The playground',
});

export default function PlaygroundPage(): ReactNode {
  return (
    <Layout
      title="Playground"
      description="Change a program for the viewer SDK and see what it draws beside it: in any version, or in two versions side by side."
      noFooter
      wrapperClassName={styles.wrapper}
    >
      <main className={styles.page}>
        <Heading as="h1" className={styles.title}>
          Playground
        </Heading>
        <BrowserOnly fallback={<Waiting />}>{() => <Playground />}</BrowserOnly>
      </main>
    </Layout>
  );
}
