interface ConnectionInfo {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the reader saves data or has a slow connection. If so, load large files only on request. */
export function prefersReducedData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: ConnectionInfo };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

/** Whether the device is handheld: its pointer is coarse and can't hover. */
export function isHandheld(): boolean {
  return window.matchMedia('(hover: none) and (pointer: coarse)').matches;
}
