/** A file's size for visitors, in decimal units: "850 KB", "1.4 MB". At least 1 KB. @param bytes size in bytes. */
export function formatFileSize(bytes: number): string {
  // From here on it would round to 1000 KB.
  if (bytes < 999_500) return `${Math.max(1, Math.round(bytes / 1000))} KB`;
  return `${Math.round(bytes / 100_000) / 10} MB`;
}

/** A size in kilobytes (1000 bytes), for budgets and logs: 12000 → "12.0 KB". @param digits after the decimal point. @default 1 */
export const formatKilobytes = (bytes: number, digits = 1): string => `${(bytes / 1000).toFixed(digits)} KB`;
