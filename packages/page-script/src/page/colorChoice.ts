/** The reader's color mode. Null means that the page follows the system. */
export type Choice = 'light' | 'dark' | null;

/** Parses a choice from an attribute or from storage. */
export function readChoice(value: string | null): Choice {
  if (value === null || value === 'system') return null;
  return value === 'dark' ? 'dark' : 'light';
}

/** Returns the choice after a click on the switch. */
export function nextChoice(choice: Choice, hasSystemMode: boolean): Choice {
  if (choice === 'light') return 'dark';
  return choice === 'dark' && hasSystemMode ? null : 'light';
}

/** Returns the theme's label for a choice, such as `dark mode`. */
export function modeName(choice: Choice): string {
  return `${choice ?? 'system'} mode`;
}
