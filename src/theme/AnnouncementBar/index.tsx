// Change: a new announcement shows at once to readers who dismissed the last one; by default it stays hidden
// until their next visit, because a script of the page hid the bar before its id was compared. Wrapped.
// On upgrade: that script still sets this attribute of <html>, and the bar's style still reads it.
import { useEffect, type ReactNode } from 'react';
import { useAnnouncementBar } from '@docusaurus/theme-common/internal';
import AnnouncementBar from '@theme-original/AnnouncementBar';

const dismissedAttribute = 'data-announcement-bar-initially-dismissed';

export default function AnnouncementBarWrapper(): ReactNode {
  const { isActive } = useAnnouncementBar();
  useEffect(() => {
    if (isActive) document.documentElement.setAttribute(dismissedAttribute, 'false');
  }, [isActive]);
  return <AnnouncementBar />;
}
