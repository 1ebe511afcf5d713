/** Finds elements in a page as readers do: by role and name. Runs in the page; the driver has no such command. */

/** What finds the elements of a role. */
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

/** What is looked for: below the first element of `within`, by a role and a name or a part of it. */
export interface Wanted {
  readonly selector: string;
  readonly name?: string | undefined;
  readonly exact?: boolean | undefined;
  readonly within?: string | undefined;
}

/** As {@link Wanted}, with a role in place of a selector. */
export interface ByRole extends Omit<Wanted, 'selector'> {
  readonly role: Role;
}

export function wantedOf({ role, ...rest }: ByRole): Wanted {
  return { selector: selectors[role], ...rest };
}

/** Says what is shown and wanted, as `found`. Its argument is a {@link Wanted}. */
const search = `
const { selector, name, exact, within } = arguments[0];
const squeeze = (text) => (text ?? '').replace(/\\s+/g, ' ').trim();
const nameOf = (element) => {
  const ids = element.getAttribute('aria-labelledby')?.split(/\\s+/) ?? [];
  const labels = [...ids.map((id) => document.getElementById(id)), ...(element.labels ?? [])];
  const named = element.getAttribute('aria-label') ?? labels.map((label) => label?.textContent).join(' ');
  return squeeze(named) || squeeze(element.textContent) || squeeze(element.title);
};
const isShown = (element) =>
  element.checkVisibility ? element.checkVisibility({ visibilityProperty: true }) : element.getClientRects().length > 0;
const root = within === undefined || within === null ? document : document.querySelector(within);
const found = [...(root?.querySelectorAll(selector) ?? [])].filter((element) => {
  if (!isShown(element)) return false;
  if (name === undefined || name === null) return true;
  return exact ? nameOf(element) === name : nameOf(element).toLowerCase().includes(name.toLowerCase());
});`;

/** Scripts for the driver: the elements, and their texts. */
export const findScript = `${search} return found;`;
export const textScript = `${search} return found.map((element) => element.textContent);`;
