import { chairman, officers } from '@viit/ui/institute/people';

/** The four messages in the order of the menu. */
export const messages = [
  { id: 'chairman', role: 'Chairman', name: chairman },
  { id: 'ceo', role: 'Chief Executive Officer', name: officers.ceo.name },
  { id: 'rector', role: 'Rector', name: officers.rector.name },
  { id: 'principal', role: 'Principal', name: officers.principal.name },
] as const;

/** The name of the leader, by the id of the message. */
export const officeHolder = (id: (typeof messages)[number]['id']): string =>
  messages.find((message) => message.id === id)?.name ?? '';
