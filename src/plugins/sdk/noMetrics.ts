/**
 * Stands in for `mixpanel-browser` in the modules we build: the calls that the SDK's metrics make
 * (read off the SDK's source maps, 3.0.2 to 4.29.0), doing nothing. So an edited program that leaves out
 * `logMetrics: false` still sends none.
 */
const mixpanel = {
  init(): void {},
  reset(): void {},
  identify(): void {},
  track(): void {},
};

export default mixpanel;
