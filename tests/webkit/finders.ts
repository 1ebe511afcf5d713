/** Finds elements by role and name with a script in the page, because the driver doesn't have a command for that. */

const selectors = {
  alert: '[role="alert"]',
  button: 'button, [role="button"]',
  combobox: 'select, [role="combobox"]',
  dialog: 'dialog, [role="dialog"], .DocSearch-Container',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  log: '[role="log"]',
  navigation: 'nav',
  note: '[role="note"]',
  option: '[role="option"]',
  searchbox: 'input[type="search"]',
  status: '[role="status"]',
  tab: '[role="tab"]',
  textbox: 'input:not([type]), input[type="text"], textarea, [role="textbox"]',
} as const;

export type Role = keyof typeof selectors;

/** Criteria for elements. If `within` is set, only elements inside its first match count. */
export interface Wanted {
  readonly selector: string;
  readonly name?: string | undefined;
  readonly exact?: boolean | undefined;
  readonly within?: string | undefined;
}

/** Criteria like {@link Wanted}, with a role instead of a selector. */
export interface ByRole extends Omit<Wanted, 'selector'> {
  readonly role: Role;
}

export function wantedOf({ role, ...rest }: ByRole): Wanted {
  return { selector: selectors[role], ...rest };
}

/** Script that finds all visible matching elements and stores them in `found`. Its argument is a {@link Wanted}. */
const search = `
const { selector, name, exact, within } = arguments[0];
const squeeze = (text) => (text ?? '').replace(/\\s+/g, ' ').trim();
const textOf = (element) => {
  const copy = element.cloneNode(true);
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return copy.textContent;
};
const nameOf = (element) => {
  const ids = element.getAttribute('aria-labelledby')?.split(/\\s+/) ?? [];
  const labels = [...ids.map((id) => document.getElementById(id)), ...(element.labels ?? [])];
  const named = element.getAttribute('aria-label') ?? labels.map((label) => label?.textContent).join(' ');
  return squeeze(named) || squeeze(textOf(element)) || squeeze(element.title);
};
const isShown = (element) =>
  element.checkVisibility ? element.checkVisibility({ visibilityProperty: true }) : element.getClientRects().length > 0;
const root = within === undefined || within === null ? document : document.querySelector(within);
const found = [...(root?.querySelectorAll(selector) ?? [])].filter((element) => {
  if (!isShown(element)) return false;
  if (name === undefined || name === null) return true;
  return exact ? nameOf(element) === name : nameOf(element).toLowerCase().includes(name.toLowerCase());
});`;

export const findScript = `${search} return found;`;
export const textScript = `${search} return found.map((element) => element.textContent);`;
