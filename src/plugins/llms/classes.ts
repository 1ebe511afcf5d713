import type { Element } from 'hast';

/** Returns the class names of an element. */
export function classesOf({ properties }: Element): readonly string[] {
  const { className } = properties;
  return Array.isArray(className) ? className.map(String) : [];
}
