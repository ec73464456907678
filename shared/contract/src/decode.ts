/** Decodes the escapes of an address (`%C3%A9` → `é`). Never throws: malformed text such as `50%` stays as it is. */
export function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The id that a fragment names: `#caf%C3%A9` → `café`. Never throws: `#50%` names the id that it spells. */
export const fragmentId = (hash: string): string => decodeText(hash.replace(/^#/, ''));
