/** Starts the hovers for API names in code, unless the page script has started them already. */
import siteConfig from '@generated/docusaurus.config';
import { startHovers } from '@reveal-docs/page-script/page/hovers';

if (typeof window !== 'undefined' && !('hovers' in document.documentElement.dataset)) {
  startHovers(() => import('@reveal-docs/page-script/hovers'), siteConfig.baseUrl);
}
