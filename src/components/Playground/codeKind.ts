/** Origin of a program: built with the site, the reader's own, or from someone else. */
export type CodeKind = 'built' | 'own' | 'foreign';
