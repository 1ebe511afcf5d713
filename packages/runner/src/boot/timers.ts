/** The browser's own timers and clock, captured before a program can replace them. */
export const later = globalThis.setTimeout.bind(globalThis);
export const cancel = globalThis.clearTimeout.bind(globalThis);
export const soon = globalThis.queueMicrotask.bind(globalThis);
export const currentTime = performance.now.bind(performance);

/** Resolves after `time` milliseconds. */
export const wait = (time: number) => new Promise<void>((resolve) => void later(resolve, time));
