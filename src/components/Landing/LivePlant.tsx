import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import program from '@generated/landing/default/program.json';
import { ExampleView } from '../Example/ExampleView';
import { Comparison } from './Comparison';
import styles from './styles.module.css';

const description = 'A road through a process plant, under pipes, with pumps and columns beside it';
const page = '/docs/examples/cad-basic';

/** The plant as a picture that leads to its example, for a site that cannot run it here. */
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
      <span>Run it in its page</span>
    </Link>
  );
}

/** One view in three ways, which runs on a click: until then it is pictures, and none of the SDK is fetched. */
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
        The <Link to="/demo-project">demo plant</Link> on <code>@cognite/reveal</code>{' '}
        {program.release}. <Link to={page}>Begin with its first example</Link>
      </p>
    </div>
  );
}
