import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { DemoProjectSummary } from '../../plugins/demoPage/summary';
import { formatCount, formatRange } from './format';
import { ModelSections, PlantSections } from './ProjectData';
import { OverHttp } from './OverHttp';
import { Section } from './Section';
import { ServiceSections } from './ServiceSections';
import styles from './styles.module.css';

function Numbers({ summary }: { readonly summary: DemoProjectSummary }): ReactNode {
  const cad = summary.models.filter(({ kind }) => kind === 'cad');
  const points = summary.models.filter(({ kind }) => kind === 'points');
  const total = (models: typeof cad) => models.reduce((sum, { size }) => sum + size, 0);
  const numbers = [
    { value: total(cad), label: 'CAD nodes' },
    { value: summary.assets.count, label: 'assets' },
    { value: total(points), label: 'points' },
    { value: summary.site.stations.length, label: '360 stations' },
  ];
  return (
    <ul className={styles.numbers}>
      {numbers
        .filter(({ value }) => value > 0)
        .map(({ value, label }) => (
          <li key={label}>
            <strong>{formatCount(value)}</strong> {label}
          </li>
        ))}
    </ul>
  );
}

function PlantMap({
  map,
  models,
  site,
}: Pick<DemoProjectSummary, 'map' | 'models' | 'site'>): ReactNode {
  const source = useBaseUrl(map.path);
  const [plant] = models;
  return (
    <figure className={clsx('docs-prose', styles.map)}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, see DataTable */}
      <div className={styles.scroll} role="region" aria-label="Map" tabIndex={0}>
        <img
          src={source}
          width={map.width}
          height={map.height}
          alt="The demo plant from above, north up, with the tags of its larger equipment."
        />
      </div>
      <figcaption>
        Drawn from the CAD model, with the tags of the larger equipment
        {site.stations.length > 0 && ' and a numbered dot for each 360-image station'}.
        {plant !== undefined &&
          ` North is up. X ranges from ${formatRange(plant.boundingBox, 0)} m and Y from ${formatRange(plant.boundingBox, 1)} m.`}{' '}
        <a href={source}>Open the map</a>
      </figcaption>
    </figure>
  );
}

/** Page about the demo project. It contains everything that readers need to write programs for the project. */
export default function DemoPage({ summary }: { readonly summary: DemoProjectSummary }): ReactNode {
  return (
    <Layout
      title="The demo project"
      description="The plant that every example shows: its models, IDs, tags, properties, stations, and the service that provides its data."
    >
      <main className={styles.page}>
        <div className={styles.start}>
          <header className={styles.header}>
            <Heading as="h1">The demo project</Heading>
            <p className={styles.lead}>
              The examples show one fictitious process plant as a CAD model, a laser scan, and
              360-degree images, all in the same coordinate system. This site simulates the API of
              Cognite Data Fusion, so you don’t need an account. This page lists the data in the
              project.
            </p>
            <Numbers summary={summary} />
            <div className={styles.actions}>
              <Link className="button button--primary" to="/playground">
                Open the playground
              </Link>
              <Link className="button button--secondary" to="#connect">
                Connect
              </Link>
            </div>
          </header>
          <PlantMap map={summary.map} models={summary.models} site={summary.site} />
        </div>

        <Section id="connect" title="Connect">
          <p>
            Programs in the <Link to="/examples">examples</Link> use the following client to access
            the demo project. The host in its URL doesn’t exist: the page intercepts and answers
            each request, and accepts any token. The code is for the latest version. For other
            versions, see <code>project.ts</code> next to each example.
          </p>
          <CodeBlock language="ts" tokens={summary.connection.tokens}>
            {summary.connection.code}
          </CodeBlock>
        </Section>

        <OverHttp summary={summary} />
        <ModelSections summary={summary} />
        <PlantSections summary={summary} />
        <ServiceSections summary={summary} />
      </main>
    </Layout>
  );
}
