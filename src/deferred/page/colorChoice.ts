/** The states of the color switch. Pure. */

/** What the reader chose; null is what the system has. */
export type Choice = 'light' | 'dark' | null;

/** Reads a choice out of an attribute or the storage. */
export function readChoice(value: string | null): Choice {
  if (value === null || value === 'system') return null;
  return value === 'dark' ? 'dark' : 'light';
}

/** What a press on the switch leads to. */
export function nextChoice(choice: Choice, hasSystemMode: boolean): Choice {
  if (choice === 'light') return 'dark';
  return choice === 'dark' && hasSystemMode ? null : 'light';
}

/** The theme's words for a choice. */
export function modeName(choice: Choice): string {
  return `${choice ?? 'system'} mode`;
}
