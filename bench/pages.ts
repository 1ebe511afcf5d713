import { latestVersion } from './site';

export interface MeasuredPage {
  /** Key in `budgets.json`. */
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

/** Returns one page of each kind. Pages that exist in several versions are from the latest version. */
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
