import { useState } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { SourceFile } from '@reveal-docs/runner/program/compile';
import { providedFiles } from './compileDraft';
import type { Draft } from './drafts/draft';
import { useLoaded } from './useLoaded';

const none: readonly SourceFile[] = [];

type Given = Pick<Draft, 'folder' | 'start' | 'files'>;

/** Returns the files that the playground provides. While new files load, returns the previous ones. */
export function useProvidedFiles(draft: Given | undefined): readonly SourceFile[] {
  const { withBaseUrl } = useBaseUrlUtils();
  const loaded = useLoaded(
    draft && JSON.stringify([draft.folder, draft.start, draft.files[0]?.file]),
    draft && (() => providedFiles(draft, withBaseUrl).catch(() => none)),
  );
  const [last, setLast] = useState(none);
  if (loaded !== undefined && loaded !== last) setLast(loaded);
  return loaded ?? last;
}
