/**
 * Replaces `mixpanel-browser` in the modules we build. It has the functions that the SDK's metrics
 * call (from the SDK's source maps, 3.0.2 to 4.29.0), but they do nothing. An edited program
 * without `logMetrics: false` therefore doesn't send metrics either.
 */
const mixpanel = {
  init(): void {},
  reset(): void {},
  identify(): void {},
  track(): void {},
};

export default mixpanel;
