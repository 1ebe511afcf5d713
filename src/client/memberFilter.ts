/** The field that narrows members, where React has the page from the start; else the page script has begun with it. */
import { startMemberFilter } from '../deferred/page/memberFilter';

if (typeof window !== 'undefined' && !('filter' in document.documentElement.dataset)) {
  startMemberFilter();
}
