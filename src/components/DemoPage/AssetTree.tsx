import type { ReactNode } from 'react';
import type { AssetSummary } from '../../plugins/demoPage/summary';
import { formatCount } from './format';
import styles from './styles.module.css';

function Line({ asset }: { readonly asset: AssetSummary }): ReactNode {
  const nodes =
    asset.nodes === 0
      ? 'no nodes'
      : asset.nodes === 1
        ? '1 node'
        : `${formatCount(asset.nodes)} nodes`;
  return (
    <>
      <strong>{asset.name}</strong>{' '}
      {/* Exclude this text from search, because the details of all assets would make up 10 % of the search data. */}
      <span data-search="ignore">
        <span className={styles.about}>{asset.description}</span> <code>{asset.id}</code>{' '}
        <span className={styles.about}>{nodes}</span>
      </span>
    </>
  );
}

/** Expandable tree of assets. The first `open` levels are expanded. */
export function AssetTree({
  assets,
  open = 1,
}: {
  readonly assets: readonly AssetSummary[];
  readonly open?: number;
}): ReactNode {
  return (
    <ul className={styles.tree}>
      {assets.map((asset) => (
        <li key={asset.id}>
          {asset.children.length === 0 ? (
            <Line asset={asset} />
          ) : (
            <details open={open > 0}>
              <summary>
                <Line asset={asset} />
              </summary>
              <AssetTree assets={asset.children} open={open - 1} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
