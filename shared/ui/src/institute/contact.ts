/* Sample content (R16.1). */

export const address = ['Hill Campus, Lighthouse Road', 'Andhra Pradesh, India'] as const;
export const email = 'office@viit.example';
export const telephone = '1800200100';
export const website = 'www.viit.example';

/** Working hours of the offices (R82.3). */
export const officeHours = { from: '9:00 am', to: '4:30 pm' } as const;

export const sample = ['address', 'email', 'telephone', 'website'] as const;
