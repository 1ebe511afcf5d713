/** What this browser can do. */

/** Whether the page can draw with WebGL 2. The context that tells is given back at once. */
export function hasWebGl2(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

interface ConnectionInfo {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the reader pays for data or has little: then nothing big loads without being asked for. */
export function wantsLittleData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: ConnectionInfo };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

/** Whether the device is held in a hand: a coarse pointer that cannot hover. */
export function isHandheld(): boolean {
  return window.matchMedia('(hover: none) and (pointer: coarse)').matches;
}

/** Whether the reader wants things to stay still until asked. */
export function wantsLittleMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
