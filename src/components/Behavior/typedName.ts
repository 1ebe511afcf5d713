/** Key that stores a changed statement while the page reloads after an update. */
export const typedName = (id: string): string => `statement:${id}`;
