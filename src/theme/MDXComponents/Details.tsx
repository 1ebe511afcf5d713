// Change: (wrapped) `details` elements with one of this site's classes, such as the list of pages that use a name, stay
// native elements. Native elements are small, fit into a line of text, and open without a script. On upgrade: check
// that `details` in pages still renders through this component, with its class in `className`.
import type { ComponentProps, ReactNode } from 'react';
import OriginalDetails from '@theme-original/MDXComponents/Details';

type Props = ComponentProps<'details'>;

const plainClasses = ['api-more', 'api-inherited', 'starter-code'];

export default function MDXDetailsWrapper(props: Props): ReactNode {
  return plainClasses.includes(props.className ?? '') ? (
    <details {...props} />
  ) : (
    <OriginalDetails {...props} />
  );
}
