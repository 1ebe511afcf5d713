import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import program from '@generated/landing/default/program.json';
import { ExampleView } from '../Example/ExampleView';
import styles from './styles.module.css';

const description = 'A process plant as a CAD model: tanks, spheres, columns and pipe racks';
const page = '/docs/examples/cad-basic';

/** The plant as a picture that leads to its example, for a site that cannot run it here. */
function PlantPicture(): ReactNode {
  return (
    <Link className={styles.picture} to={page}>
      <img
        src={useBaseUrl('img/plant.webp')}
        alt={description}
        width={1280}
        height={720}
        fetchPriority="high"
      />
      <span>Run it in its page</span>
    </Link>
  );
}

/** The first example, run on a click: until then it is a picture, and none of the SDK is fetched. */
export function LivePlant(): ReactNode {
  if (program === null) return <PlantPicture />;
  return (
    <div className={styles.live}>
      <ExampleView
        program={program}
        title="A process plant"
        description={description}
        start="click"
      />
      <p>
        The demo plant on <code>@cognite/reveal</code> {program.release}.{' '}
        <Link to={page}>Read its program</Link>
      </p>
    </div>
  );
}
