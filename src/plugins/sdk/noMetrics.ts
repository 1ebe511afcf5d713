/**
 * Replaces `mixpanel-browser` in the modules that this site builds. Contains the functions that the SDK's metrics call,
 * according to the SDK's source maps (3.0.2 to 4.29.0). They don't do anything, so programs don't send metrics even if
 * readers remove `logMetrics: false`.
 */
const mixpanel = {
  init(): void {},
  reset(): void {},
  identify(): void {},
  track(): void {},
};

export default mixpanel;
