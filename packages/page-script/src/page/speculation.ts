import { prefersReducedData } from '@reveal-docs/shared/device';
import { config, element, onHydrated } from './page';

/**
 * Adds speculation rules if the browser supports them, unless the reader saves data or the connection is slow. Removes
 * the rules when React takes over, because React preloads pages itself.
 */
export function startSpeculation(): void {
  const supports = (HTMLScriptElement as { supports?: (type: string) => boolean }).supports;
  if (supports?.call(HTMLScriptElement, 'speculationrules') !== true || prefersReducedData())
    return;
  const rules = element('script', { type: 'speculationrules' }, config.speculationRules);
  document.head.append(rules);
  onHydrated(() => rules.remove());
}
