/** `href` is missing if it cannot be dialled. */
export interface TelephoneNumber {
  text: string;
  href?: string;
}

/** Such as 1800 180 5522: with a plus sign it would be a number of the United States. */
const tollFree = /^1800\d{7}$/;

/** 10 digits get +91, more a plus sign; fewer stay text (R44.3). Toll-free numbers are dialled as they are. */
export function telephoneNumbers(contact: string): TelephoneNumber[] {
  return contact
    .split('/')
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => {
      const digits = text.replace(/\D/g, '');
      if (digits.length < 10) return { text };
      if (tollFree.test(digits) && !text.startsWith('+')) return { text, href: `tel:${digits}` };
      return { text, href: digits.length === 10 ? `tel:+91${digits}` : `tel:+${digits}` };
    });
}

/** Renders telephone numbers: full ones as links (R44.3). */
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
