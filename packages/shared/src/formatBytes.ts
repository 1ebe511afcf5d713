/** Formats bytes in decimal units: `812 KB`, `3.1 MB`. Anything above zero is at least 1 KB. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(Math.round(bytes / 1000), Math.sign(bytes))} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
