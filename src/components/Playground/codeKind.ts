/** Origin of a program: built with the site, written by the reader, or written by someone else. */
export type CodeKind = 'built' | 'own' | 'foreign';
