/** Reads and changes the state of the color mode switch. Pure. */

/** The reader's choice. Null follows the system. */
export type Choice = 'light' | 'dark' | null;

/** Parses a choice from an attribute or from storage. */
export function readChoice(value: string | null): Choice {
  if (value === null || value === 'system') return null;
  return value === 'dark' ? 'dark' : 'light';
}

/** Returns the next choice after a click on the switch. */
export function nextChoice(choice: Choice, hasSystemMode: boolean): Choice {
  if (choice === 'light') return 'dark';
  return choice === 'dark' && hasSystemMode ? null : 'light';
}

/** Returns the theme's name for a choice. */
export function modeName(choice: Choice): string {
  return `${choice ?? 'system'} mode`;
}
