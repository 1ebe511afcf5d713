/** Detects browser features and preferences. */

/** Whether the page can draw with WebGL 2. The test context is released at once. */
export function hasWebGl2(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

interface ConnectionInfo {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Whether the reader wants to save data or has a slow connection. If so, large files load on
 * request.
 */
export function prefersReducedData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: ConnectionInfo };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

/** Whether the device is handheld: its pointer is coarse and can't hover. */
export function isHandheld(): boolean {
  return window.matchMedia('(hover: none) and (pointer: coarse)').matches;
}

/** Whether the reader prefers reduced motion. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
