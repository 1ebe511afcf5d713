import type { ReactNode } from 'react';
import type { DemoProjectSummary } from '../../plugins/demoPage/summary';
import { DataTable } from './DataTable';
import { formatBox, formatCount, formatPoint } from './format';
import { formatBytes } from '@reveal-docs/shared/formatBytes';
import styles from './styles.module.css';

/** Table of the models, with the IDs that programs need to load them. */
export function Models({ models }: Pick<DemoProjectSummary, 'models'>): ReactNode {
  return (
    <DataTable
      label="Models"
      head={['Model', 'Model ID', 'Revision ID', 'Contents', 'Download', 'Bounding box (m)']}
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

/** Table of node properties. It shows how many nodes have each property, and how many values the property has. */
export function Properties({ properties }: Pick<DemoProjectSummary, 'properties'>): ReactNode {
  return (
    <DataTable
      label="Properties of nodes"
      head={['Category', 'Key', 'Nodes', 'Values', 'Examples']}
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

/** List of the classes in the scan, with their colors. */
export function Classes({ classes }: Pick<DemoProjectSummary, 'classes'>): ReactNode {
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

/** Table of the 360-image stations. */
export function Stations({ site }: Pick<DemoProjectSummary, 'site'>): ReactNode {
  return (
    <DataTable
      label="Stations"
      head={['Station', 'ID', 'Position (m)', 'Captured']}
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
