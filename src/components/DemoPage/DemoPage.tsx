import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { siteLatLong } from '../../demo/service/map/world';
import type { DemoProjectSummary } from '../../plugins/demoPage/summary';
import { AssetTree } from './AssetTree';
import { DataTable } from './DataTable';
import { formatBox, formatCount, formatPoint, formatRange } from './format';
import { formatBytes } from '@site/src/text/formatBytes';
import { AbsentParts, ServiceParts } from './ServiceParts';
import styles from './styles.module.css';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Section({ id, title, children }: SectionProps): ReactNode {
  return (
    <section className={clsx('docs-prose', styles.section)}>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

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
        Drawn from the CAD model itself, with the tags of the larger equipment
        {site.stations.length > 0 && ' and a numbered dot for each station of the 360 images'}.
        {plant !== undefined &&
          ` North is up; X runs from ${formatRange(plant.boundingBox, 0)} m, Y from ${formatRange(plant.boundingBox, 1)} m.`}{' '}
        <a href={source}>The map by itself</a>
      </figcaption>
    </figure>
  );
}

function Models({ models }: Pick<DemoProjectSummary, 'models'>): ReactNode {
  return (
    <DataTable
      label="Models"
      head={['Model', 'Model id', 'Revision id', 'Holds', 'Download', 'Box, meters']}
      rows={models.map((model) => ({
        key: String(model.modelId),
        cells: [
          model.name,
          <code key="model">{model.modelId}</code>,
          <code key="revision">{model.revisionId}</code>,
          `${formatCount(model.size)} ${model.kind === 'cad' ? 'nodes' : 'points'}`,
          formatBytes(model.gzipBytes),
          formatBox(model.boundingBox),
        ],
      }))}
    />
  );
}

function Properties({ properties }: Pick<DemoProjectSummary, 'properties'>): ReactNode {
  return (
    <DataTable
      label="Properties of nodes"
      head={['Category', 'Key', 'Nodes', 'Values', 'For example']}
      rows={properties.map(({ category, key, nodes, values, examples }) => ({
        key: `${category}.${key}`,
        cells: [
          <code key="category">{category}</code>,
          <code key="key">{key}</code>,
          formatCount(nodes),
          formatCount(values),
          examples.join(', '),
        ],
      }))}
    />
  );
}

function Classes({ classes }: Pick<DemoProjectSummary, 'classes'>): ReactNode {
  return (
    <ul className={styles.classes}>
      {classes.map(({ name, code, color }) => (
        <li key={code}>
          <span className={styles.swatch} style={{ backgroundColor: color }} aria-hidden="true" />
          {name} <code>{code}</code>
        </li>
      ))}
    </ul>
  );
}

function Stations({ site }: Pick<DemoProjectSummary, 'site'>): ReactNode {
  return (
    <DataTable
      label="Stations"
      head={['Station', 'Id', 'Position, meters', 'Taken']}
      rows={site.stations.map(({ stationId, name, position, revisions }) => ({
        key: stationId,
        cells: [
          name,
          <code key="id">{stationId}</code>,
          formatPoint(position),
          revisions === 1 ? 'once' : `${revisions} times`,
        ],
      }))}
    />
  );
}

/** What the demo project holds: everything a reader needs to write a program against it. */
export default function DemoPage({ summary }: { readonly summary: DemoProjectSummary }): ReactNode {
  const { assets, annotations, classes, site } = summary;
  return (
    <Layout
      title="The demo project"
      description="The plant that every example shows: its models, ids, tags, properties, stations, and the service that answers for it."
    >
      <main className={styles.page}>
        <header className={styles.header}>
          <Heading as="h1">The demo project</Heading>
          <p className={styles.lead}>
            The examples show one fictitious process plant: as a CAD model, as a laser scan and as
            360-degree images, in one coordinate frame. A service inside this site answers for it
            the way Cognite Data Fusion does, so you need no account. Here is what it holds.
          </p>
          <Numbers summary={summary} />
        </header>
        <PlantMap map={summary.map} models={summary.models} site={site} />

        <Section id="connect" title="Connect">
          <p>
            A program in an <Link to="/examples">example</Link> reaches the demo project with this
            client. The host does not exist: the page catches the request and answers it itself, and
            any token will do. This is the client of the latest version; the file{' '}
            <code>project.ts</code> beside each example has that of its own version.
          </p>
          <CodeBlock language="ts" tokens={summary.connection.tokens}>
            {summary.connection.code}
          </CodeBlock>
        </Section>

        <Section id="models" title="Models">
          <p>
            Coordinates are those of Cognite Data Fusion: meters, X east, Y north, Z up. The viewer
            turns them to Y up when it adds a model. On maps, the origin is at latitude{' '}
            {siteLatLong.latitude}° and longitude {siteLatLong.longitude}°, on an island that does
            not exist; this site draws it for the tools that ask for map tiles.
          </p>
          <Models models={summary.models} />
        </Section>

        <Section id="nodes" title="Nodes">
          <p>
            The plant’s nodes form a tree. This is how many there are on each level, with the names
            along one branch.
          </p>
          <DataTable
            label="Levels of the node tree"
            head={['Depth', 'Nodes', 'For example']}
            rows={summary.levels.map(({ depth, nodes, example }) => ({
              key: String(depth),
              cells: [String(depth), formatCount(nodes), example],
            }))}
          />
        </Section>

        <Section id="properties" title="Properties">
          <p>
            Nodes carry properties by category and key, all of them strings. Filters compare them
            letter for letter.
          </p>
          <Properties properties={summary.properties} />
        </Section>

        <Section id="assets" title="Assets and tags">
          <p>
            {formatCount(assets.count)} assets form a hierarchy of tags.{' '}
            {formatCount(assets.mapped)} of them are mapped to nodes, with{' '}
            {formatCount(assets.mappings)} mappings in all; the others stand for things that have no
            geometry. Each line gives the tag, what it is, the asset’s id and how many nodes it is
            mapped to.
          </p>
          <AssetTree assets={assets.roots} />
        </Section>

        {classes.length > 0 && (
          <Section id="points" title="Point cloud">
            <p>
              The scan has colors, intensity and these classes. {formatCount(annotations.points)}{' '}
              annotated volumes make parts of it stylable; each is linked to its asset.
            </p>
            <Classes classes={classes} />
          </Section>
        )}

        {site.stations.length > 0 && (
          <Section id="images" title="360 images">
            <p>
              The image set <code>{site.siteId}</code> ({site.name}) has these stations.{' '}
              {formatCount(annotations.images)} annotations in the pictures are linked to assets.
            </p>
            <Stations site={site} />
          </Section>
        )}

        <Section id="service" title="What the service answers">
          <p>
            All paths are below <code>/api/v1/projects/{summary.project}</code>. A request may have
            the arguments listed with it and no others: anything else, at any level, is refused with
            400 and its name, so that a program never mistakes a misspelt filter for one that found
            everything. Errors have the shape that Cognite Data Fusion uses: 400 for wrong arguments
            and for ids that do not exist, 401 without a token, 404 for paths that are not here, 422
            for ids given twice.
          </p>
          <p>
            Lists have a <code>limit</code> of at most 1,000 and go on with a <code>cursor</code>.
            Text is compared letter for letter, times are milliseconds since 1970.
          </p>
          <ServiceParts parts={summary.service.parts} />
        </Section>

        <Section id="not-here" title="What the service does not have">
          <p>
            Nothing can be created, changed or deleted. These parts of Cognite Data Fusion are not
            here at all: a request for them is answered with 404 and a message that names the path.
          </p>
          <AbsentParts parts={summary.service.absent} />
        </Section>
      </main>
    </Layout>
  );
}
