import type { ReactNode } from 'react';
import { siteLatLong } from '../../demo/service/map/world';
import type { DemoProjectSummary } from '../../plugins/demoPage/summary';
import { AssetTree } from './AssetTree';
import { DataTable } from './DataTable';
import { formatCount } from './format';
import { Section } from './Section';
import { Classes, Models, Properties, Stations } from './SummaryTables';

interface Props {
  readonly summary: DemoProjectSummary;
}

/** The models and what their nodes are. */
export function ModelSections({ summary }: Props): ReactNode {
  return (
    <>
      <Section id="models" title="Models">
        <p>
          Coordinates are those of Cognite Data Fusion: meters, X east, Y north, Z up. The viewer
          turns them to Y up when it adds a model. On maps, the origin is at latitude{' '}
          {siteLatLong.latitude}° and longitude {siteLatLong.longitude}°, on an island that does not
          exist; this site draws it for the tools that ask for map tiles.
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
    </>
  );
}

/** What the plant is made of as its owners see it: tags, the classes of its scan, and pictures. */
export function PlantSections({ summary }: Props): ReactNode {
  const { assets, annotations, classes, site } = summary;
  return (
    <>
      <Section id="assets" title="Assets and tags">
        <p>
          {formatCount(assets.count)} assets form a hierarchy of tags. {formatCount(assets.mapped)}{' '}
          of them are mapped to nodes, with {formatCount(assets.mappings)} mappings in all; the
          others stand for things that have no geometry. Each line gives the tag, what it is, the
          asset’s id and how many nodes it is mapped to.
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
    </>
  );
}
