/** The reader's choice of color mode. With null, the page follows the system. */
export type Choice = 'light' | 'dark' | null;

/** Parses a choice from an attribute or from the browser's storage. */
export function readChoice(value: string | null): Choice {
  if (value === null || value === 'system') return null;
  return value === 'dark' ? 'dark' : 'light';
}

/** Returns the choice that the switch selects next. */
export function nextChoice(choice: Choice, hasSystemMode: boolean): Choice {
  if (choice === 'light') return 'dark';
  return choice === 'dark' && hasSystemMode ? null : 'light';
}

/** Returns the theme's label for a choice, such as `dark mode`. */
export function modeName(choice: Choice): string {
  return `${choice ?? 'system'} mode`;
}
