/** Restores and stores the reader's data source on API pages. The page script does this until React loads. */
import { createStorageSlot } from '@docusaurus/theme-common';
import {
  dataSourceName,
  restoreDataSource,
  startDataSource,
} from '@reveal-docs/page-script/page/dataSource';

const slot = createStorageSlot(dataSourceName);

if (typeof window !== 'undefined') startDataSource(slot);

/** Docusaurus calls this after it renders a page. */
export function onRouteDidUpdate(): void {
  restoreDataSource(slot);
}
