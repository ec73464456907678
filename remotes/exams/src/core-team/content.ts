export const sample = ['lede', 'hours[]'] as const;

export const title = 'Core Team';
export const lede =
  'Three officers are in charge of examinations. You can meet them in the Examination Cell, on the ground floor of the VIIT Main Block.';

export const hours: readonly { label: string; value: string }[] = [
  { label: 'Counters', value: '10:00 am to 1:00 pm and 2:00 pm to 4:00 pm, on working days' },
  { label: 'On examination days', value: 'Hall tickets from 9:00 am; certificates from 2:00 pm' },
  { label: 'Please bring', value: 'Identity card and hall ticket number' },
];
