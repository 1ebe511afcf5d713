// Change: (wrapped) a disclosure with a class of this site's, such as the pages that use a name, is the browser's own:
// it is small, stands in a line of text, and opens without a script. On upgrade: `details` in pages is still drawn by this
// component, with its class in `className`.
import type { ComponentProps, ReactNode } from 'react';
import OriginalDetails from '@theme-original/MDXComponents/Details';

type Props = ComponentProps<'details'>;

/** A disclosure in a page: the theme's, or a plain one where it has the class `api-more`. */
export default function MDXDetailsWrapper(props: Props): ReactNode {
  return props.className === 'api-more' ? <details {...props} /> : <OriginalDetails {...props} />;
}
