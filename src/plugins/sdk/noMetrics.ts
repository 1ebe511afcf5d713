/**
 * Replaces `mixpanel-browser` in the modules that this site builds. Its functions are those that
 * the SDK's metrics call (from the SDK's source maps, 3.0.2 to 4.29.0), but they do nothing. So
 * even an edited program without `logMetrics: false` doesn't send metrics.
 */
const mixpanel = {
  init(): void {},
  reset(): void {},
  identify(): void {},
  track(): void {},
};

export default mixpanel;
