/** Formats bytes in decimal units: `812 KB`, `3.1 MB`. Values above zero are at least 1 KB. */
export function formatBytes(bytes: number): string {
  // From this value on, rounding would result in 1000 KB.
  if (bytes < 999_500) return `${Math.max(Math.round(bytes / 1000), Math.sign(bytes))} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
