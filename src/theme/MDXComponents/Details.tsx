// Change: (wrapped) a disclosure with a class of this site's, such as the pages that use a name, is the browser's own:
// it is small, stands in a line of text, and opens without a script. On upgrade: `details` in pages is still drawn by this
// component, with its class in `className`.
import type { ComponentProps, ReactNode } from 'react';
import OriginalDetails from '@theme-original/MDXComponents/Details';

type Props = ComponentProps<'details'>;

const plainClasses = ['api-more', 'api-inherited', 'starter-code'];

/** A disclosure in a page: the theme's, or a plain one where it has a class of API pages or starters. */
export default function MDXDetailsWrapper(props: Props): ReactNode {
  return plainClasses.includes(props.className ?? '') ? (
    <details {...props} />
  ) : (
    <OriginalDetails {...props} />
  );
}
