/** The browser's own `requestAnimationFrame()`, captured before a program can replace it. */
export const nextFrame = globalThis.requestAnimationFrame.bind(globalThis);

/** Resolves in the next animation frame. */
export const waitForFrame = () => new Promise<void>((resolve) => void nextFrame(() => resolve()));
