// Change: the page and its contents stand in an element with the class of their kind, which styles read. The class that
// Docusaurus puts on <html> comes a frame after the page: by then a link's heading has been scrolled to, and a page that
// takes its styles from there grows away from under it. Wrapped.
// On upgrade: DocItem/Layout still holds the article and both tables of contents.
import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DocItemLayout from '@theme-original/DocItem/Layout';
import type { Props } from '@theme/DocItem/Layout';
import { docKind } from '@site/src/addresses/pageKind';

export default function DocItemLayoutWrapper(props: Props): ReactNode {
  const { metadata } = useDoc();
  return (
    <div className={`docs-kind-${docKind(metadata.id)}`}>
      <DocItemLayout {...props} />
    </div>
  );
}
