import { useEffect } from 'react';
import type { Rgb } from '@reveal-docs/runner/messages';

/** Reads the CSS variable `--docs-view`, whose value has the form `#rrggbb`. */
function readBackground(): Rgb {
  const color = getComputedStyle(document.documentElement).getPropertyValue('--docs-view');
  const [red = 0, green = 0, blue = 0] = (color.match(/[\da-f]{2}/gi) ?? []).map(
    (channel) => parseInt(channel, 16) / 255,
  );
  return [red, green, blue];
}

/** Calls `onBackground` with the background color of views, and again when the page's color mode changes. */
export function useViewBackground(onBackground: (color: Rgb) => void, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const report = () => onBackground(readBackground());
    report();
    // The color mode switch, the theme, and embeds all set this attribute.
    const observer = new MutationObserver(report);
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, [onBackground, isOn]);
}
