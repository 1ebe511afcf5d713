import { prefersReducedData } from '@reveal-docs/shared/device';
import { config, element, onHydrated } from './page';

/**
 * Adds speculation rules until React preloads pages itself, if the browser supports them and the reader isn't saving
 * data.
 */
export function startSpeculation(): void {
  const supports = (HTMLScriptElement as { supports?: (type: string) => boolean }).supports;
  if (supports?.call(HTMLScriptElement, 'speculationrules') !== true || prefersReducedData())
    return;
  const rules = element('script', { type: 'speculationrules' }, config.speculationRules);
  document.head.append(rules);
  onHydrated(() => rules.remove());
}
