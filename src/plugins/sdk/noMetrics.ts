/**
 * Replaces `mixpanel-browser` in the modules that this site builds. It has the functions that the SDK's metrics call,
 * according to the SDK's source maps (3.0.2 to 4.29.0). They don't do anything, so even an edited program without
 * `logMetrics: false` doesn't send metrics.
 */
const mixpanel = {
  init(): void {},
  reset(): void {},
  identify(): void {},
  track(): void {},
};

export default mixpanel;
