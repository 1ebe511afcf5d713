/** Hovers of names in code, where React has the page from the start; else the page script has begun with them. */
import siteConfig from '@generated/docusaurus.config';
import { startHovers } from '../deferred/page/hovers';

if (typeof window !== 'undefined' && !('hovers' in document.documentElement.dataset)) {
  startHovers(() => import('../deferred/hovers'), siteConfig.baseUrl);
}
