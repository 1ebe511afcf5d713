// Change: the message goes when the reader goes to another address; by default it stands for every page after the one
// that crashed, Back included, because the error boundary outlives the page. Wrapped.
// On upgrade: ErrorPageContent still gets `error` and `tryAgain`, and is drawn inside of the router.
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import ErrorPageContent from '@theme-original/ErrorPageContent';

type Props = ComponentProps<typeof ErrorPageContent>;

export default function ErrorPageContentWrapper({ error, tryAgain }: Props): ReactNode {
  const { pathname, search, hash } = useLocation();
  const address = pathname + search + hash;
  const [crashed] = useState(address);
  useEffect(() => {
    if (address !== crashed) tryAgain();
  }, [address, crashed, tryAgain]);
  return <ErrorPageContent error={error} tryAgain={tryAgain} />;
}
