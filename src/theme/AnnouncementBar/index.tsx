// Change: (wrapped) shows a new announcement immediately to readers who dismissed the previous one. By default, the
// announcement stays hidden until their next visit, because an inline script hides the bar before the theme compares
// its ID. On upgrade: check that this script still sets the attribute on <html>, and that the bar's CSS still reads it.
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
