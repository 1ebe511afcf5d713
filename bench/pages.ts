/** Kinds of pages to measure, with one page for each. */
import { latestVersion } from './site';

export interface MeasuredPage {
  /** Key in the budgets. */
  readonly kind:
    | 'landing'
    | 'overview'
    | 'guide'
    | 'apiClass'
    | 'example'
    | 'playground'
    | 'search';
  /** Path relative to the site's base. */
  readonly path: string;
}

/** Returns pages of the latest version and pages that don't belong to a version. */
export function measuredPages(): MeasuredPage[] {
  const { routePath } = latestVersion();
  const below = (path: string): string => `${routePath}${path}`;
  return [
    { kind: 'landing', path: '' },
    { kind: 'overview', path: below('') },
    { kind: 'guide', path: below('/security') },
    { kind: 'apiClass', path: below('/api/cognite_reveal/classes/Cognite3DViewer') },
    { kind: 'example', path: below('/examples/cad-basic') },
    { kind: 'playground', path: 'playground' },
    { kind: 'search', path: 'search' },
  ];
}
