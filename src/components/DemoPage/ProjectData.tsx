import type { ReactNode } from 'react';
import { siteLatLong } from '@reveal-docs/demo-project/service/map/world';
import type { DemoProjectSummary } from '../../plugins/demoPage/summary';
import { AssetTree } from './AssetTree';
import { DataTable } from './DataTable';
import { formatCount } from './format';
import { Section } from './Section';
import { Classes, Models, Properties, Stations } from './SummaryTables';

interface Props {
  readonly summary: DemoProjectSummary;
}

/** Sections about models, nodes, and properties. */
export function ModelSections({ summary }: Props): ReactNode {
  return (
    <>
      <Section id="models" title="Models">
        <p>
          Coordinates follow Cognite Data Fusion: they’re in meters, with X east, Y north, and Z up.
          The viewer converts them to Y up when it adds a model. On maps, the origin is at latitude{' '}
          {siteLatLong.latitude}° and longitude {siteLatLong.longitude}°, on a fictitious island.
          For tools that request map tiles, such as <code>GeomapTool</code>, this site generates
          tiles that show the island.
        </p>
        <Models models={summary.models} />
      </Section>

      <Section id="nodes" title="Nodes">
        <p>
          The plant’s nodes form a tree. This table shows the number of nodes at each depth, and the
          names along one branch.
        </p>
        <DataTable
          label="Levels of the node tree"
          head={['Depth', 'Nodes', 'Example']}
          rows={summary.levels.map(({ depth, nodes, example }) => ({
            key: String(depth),
            cells: [String(depth), formatCount(nodes), example],
          }))}
        />
      </Section>

      <Section id="properties" title="Properties">
        <p>
          Nodes have properties, grouped by category and key. All values are strings, and filters
          require an exact match.
        </p>
        <Properties properties={summary.properties} />
      </Section>
    </>
  );
}

/** Sections about assets, the point cloud, and 360 images. */
export function PlantSections({ summary }: Props): ReactNode {
  const { assets, annotations, classes, site } = summary;
  return (
    <>
      <Section id="assets" title="Assets and tags">
        <p>
          {formatCount(assets.count)} assets form a hierarchy of tags. {formatCount(assets.mapped)}{' '}
          of them are mapped to nodes, with {formatCount(assets.mappings)} mappings in total. The
          other assets represent things without geometry. Each line shows the tag, its description,
          the asset ID, and the number of nodes mapped to the asset.
        </p>
        <AssetTree assets={assets.roots} />
      </Section>

      {classes.length > 0 && (
        <Section id="points" title="Point cloud">
          <p>
            The scan has colors, intensity, and these classes. {formatCount(annotations.points)}{' '}
            annotated volumes let you style parts of it. Each volume is linked to its asset.
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
