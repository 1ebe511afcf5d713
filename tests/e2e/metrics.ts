import type { Page } from '@playwright/test';

/** Reads a page's current value of a metric. */
type ReadMetric = (name: 'JSHeapUsedSize' | 'TaskDuration') => Promise<number>;

/**
 * Returns a function that reads a metric of the page: the size of the JavaScript heap in bytes, or the processor time of
 * the page's thread in seconds. Only Chromium has these metrics. In other browsers, the function returns 0.
 */
export async function openMetrics(page: Page, browserName: string): Promise<ReadMetric> {
  if (browserName !== 'chromium') return () => Promise.resolve(0);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async (name) => {
    const { metrics } = await session.send('Performance.getMetrics');
    const metric = metrics.find((candidate) => candidate.name === name);
    if (metric === undefined) throw new Error(`The browser doesn’t report ${name}.`);
    return metric.value;
  };
}
