/** The four messages in the order of the menu. The names are sample content. */
export const messages = [
  { id: 'chairman', role: 'Chairman', name: 'Sri K. Satyanarayana Raju' },
  { id: 'ceo', role: 'Chief Executive Officer', name: 'Sri M. Venkateswara Rao' },
  { id: 'rector', role: 'Rector', name: 'Dr. P. Lakshmi Kumari' },
  { id: 'principal', role: 'Principal', name: 'Dr. T. Ravi Shankar' },
] as const;

/** The name of the leader, by the id of the message. */
export const officeHolder = (id: (typeof messages)[number]['id']): string =>
  messages.find((message) => message.id === id)?.name ?? '';
