/** Lets the browser fetch the documents that links lead to, until React does better. */
import { config, element, onHydrated, savesData } from './page';

/** Adds the rules where the browser knows them and the reader has data to spare. */
export function startSpeculation(): void {
  const supports = (HTMLScriptElement as { supports?: (type: string) => boolean }).supports;
  if (supports?.call(HTMLScriptElement, 'speculationrules') !== true || savesData()) return;
  const rules = element('script', { type: 'speculationrules' }, config.speculationRules);
  document.head.append(rules);
  onHydrated(() => rules.remove());
}
