/**
 * Selects the reader's data source on API pages that React renders, and stores a new choice. The
 * page script does both before React loads.
 */
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
