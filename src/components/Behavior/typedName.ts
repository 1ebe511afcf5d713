/** What a changed statement is kept under while an updated page is loaded anew. */
export const typedName = (id: string): string => `statement:${id}`;
