/** `%C3%A9` → `é`. Malformed text such as `50%` stays. */
export function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** `#caf%C3%A9` → `café`. */
export const fragmentId = (hash: string): string => decodeText(hash.replace(/^#/, ''));
