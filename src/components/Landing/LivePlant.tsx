import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import program from '@generated/landing/default/program.json';
import { ExampleView } from '../Example/ExampleView';
import { Comparison } from './Comparison';
import styles from './styles.module.css';

const description = 'A road through a process plant, under pipes, with pumps and columns beside it';
const page = '/docs/examples/cad-basic';

/**
 * Picture that links to the plant's example. It's for sites whose latest version doesn't have the landing page's
 * program.
 */
function PlantPicture(): ReactNode {
  return (
    <Link className={styles.picture} to={page}>
      <img
        src={useBaseUrl('img/three-ways-cad.webp')}
        alt={description}
        width={1280}
        height={720}
        fetchPriority="high"
      />
      <span>Open this example</span>
    </Link>
  );
}

/** Runs the plant's example when the reader clicks. Before that, shows pictures and doesn't load the SDK. */
export function LivePlant(): ReactNode {
  if (program === null) return <PlantPicture />;
  return (
    <div className={styles.live}>
      <ExampleView
        program={program}
        title="A process plant"
        description={description}
        cover={<Comparison />}
        start="click"
      />
      <p>
        The <Link to="/demo-project">demo plant</Link>, rendered with <code>@cognite/reveal</code>{' '}
        {program.release}. <Link to={page}>Open the first example</Link>
      </p>
    </div>
  );
}
