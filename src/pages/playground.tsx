import type { ReactNode } from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { lazyPart } from '../components/LazyPart';
import fullPage from '../components/fullPage.module.css';
import styles from '../components/Playground/page.module.css';

function Waiting(): ReactNode {
  return (
    <div className={styles.waiting}>
      <p>
        Edit a program and see the result next to it, in any version of the SDK. Loading the editor…
      </p>
      <noscript>
        <p>
          The playground needs JavaScript. You can read the code of all{' '}
          <Link to="/examples">examples</Link> without it.
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
      description="Edit a program for the viewer SDK and see the result next to it, in any version or in two versions side by side."
      noFooter
      wrapperClassName={fullPage.wrapper}
    >
      <main className={fullPage.page}>
        <Heading as="h1" className={styles.title}>
          Playground
        </Heading>
        <BrowserOnly fallback={<Waiting />}>{() => <Playground />}</BrowserOnly>
      </main>
    </Layout>
  );
}
