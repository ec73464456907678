/** One number of a contact entry. `href` is missing if it cannot be dialled. */
export interface TelephoneNumber {
  text: string;
  href?: string;
}

/**
 * Splits a contact entry at slashes (R44.3). A number of exactly 10 digits becomes a `tel:` link with +91, a longer one
 * a `tel:` link with a plus sign. A shorter one, such as an extension, stays plain text.
 */
export function telephoneNumbers(contact: string): TelephoneNumber[] {
  return contact
    .split('/')
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => {
      const digits = text.replace(/\D/g, '');
      if (digits.length < 10) return { text };
      return { text, href: digits.length === 10 ? `tel:+91${digits}` : `tel:+${digits}` };
    });
}

/**
 * Renders telephone numbers, separated in `numbers` by slashes: full numbers as links that dial with the country code,
 * extensions as text (R44.3). Every number of the site is shown by this component, so all are dialled in the same way.
 */
export function Telephone({ numbers, className }: { numbers: string; className?: string | undefined }) {
  return telephoneNumbers(numbers).map(({ text, href }) =>
    href ? (
      <a key={text} className={className} href={href}>
        {text}
      </a>
    ) : (
      <span key={text} className={className}>
        {text}
      </span>
    ),
  );
}
