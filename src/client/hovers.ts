/** Starts the hovers for API names in code, unless the page script has started them already. */
import siteConfig from '@generated/docusaurus.config';
import { startHovers } from '../deferred/page/hovers';

if (typeof window !== 'undefined' && !('hovers' in document.documentElement.dataset)) {
  startHovers(() => import('../deferred/hovers'), siteConfig.baseUrl);
}
