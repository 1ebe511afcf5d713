import type { ReactNode } from 'react';
import type { SnippetName } from '@reveal-docs/runner/types/snippet';
import { Menu } from '../Menu/Menu';

interface Props {
  format(): void;
  insert(what: SnippetName): void;
}

const snippetLabels: Readonly<Record<SnippetName, string>> = {
  camera: 'Camera',
  collection: 'Clicked node',
  clippingBox: 'Clipping box',
};

/** Buttons that format the code and insert snippets, next to the file tabs. */
export function CodeActions({ format, insert }: Props): ReactNode {
  return (
    <>
      <button type="button" onClick={format}>
        Format
      </button>
      <Menu
        groups={[
          {
            items: (['camera', 'collection', 'clippingBox'] as const).map((what) => ({
              label: snippetLabels[what],
              onSelect: () => insert(what),
            })),
          },
        ]}
      >
        Insert
      </Menu>
    </>
  );
}
