// Change: (wrapped) the message disappears when the reader navigates. By default, the message replaces every later
// page, even after the reader goes back, because the error boundary isn't unmounted with the page. On upgrade: check
// that ErrorPageContent still gets `error` and `tryAgain`, and still renders inside the router.
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
