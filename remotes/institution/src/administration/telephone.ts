/** One number of a contact entry; `href` only where it can be dialled. */
export interface TelephonePart {
  text: string;
  href?: string;
}

/**
 * Splits a contact entry on slashes (R44.3): a part with 10 or more digits becomes a tel link, with +91 in
 * front at exactly 10 and a plus sign in front when longer; a shorter part, such as an extension, stays plain text.
 */
export function telephoneParts(contact: string): TelephonePart[] {
  return contact
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((text) => {
      const digits = text.replace(/\D/g, '');
      if (digits.length < 10) return { text };
      return { text, href: digits.length === 10 ? `tel:+91${digits}` : `tel:+${digits}` };
    });
}
