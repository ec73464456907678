/** "850 KB", "1.4 MB"; at least 1 KB. */
export function formatFileSize(bytes: number): string {
  // Larger values round to 1000 KB.
  if (bytes < 999_500) return `${Math.max(1, Math.round(bytes / 1000))} KB`;
  return `${Math.round(bytes / 100_000) / 10} MB`;
}

/** 12000 → "12.0 KB". */
export const formatKilobytes = (bytes: number, digits = 1): string => `${(bytes / 1000).toFixed(digits)} KB`;
