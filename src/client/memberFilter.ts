/** Starts the field that filters API members, unless the page script has started it already. */
import { startMemberFilter } from '@reveal-docs/page-script/page/memberFilter';

if (typeof window !== 'undefined' && !('filter' in document.documentElement.dataset)) {
  startMemberFilter(() => import('@reveal-docs/page-script/memberFilter'));
}
