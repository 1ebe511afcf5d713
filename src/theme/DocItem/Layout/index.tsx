// Change: (wrapped) the element around a page and its table of contents has a class for the kind of page, which the CSS
// uses. Docusaurus sets such a class on <html>, but one frame later. By then, the page has scrolled to the heading of a
// link, and styles that depend on the class would shift the layout. On upgrade: check that DocItem/Layout still
// contains the article and both tables of contents.
import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DocItemLayout from '@theme-original/DocItem/Layout';
import type { Props } from '@theme/DocItem/Layout';
import { docKind } from '@reveal-docs/versions/addresses/pageKind';

export default function DocItemLayoutWrapper(props: Props): ReactNode {
  const { metadata } = useDoc();
  return (
    <div className={`docs-kind-${docKind(metadata.id)}`}>
      <DocItemLayout {...props} />
    </div>
  );
}
