/* The menu's groups have no page of their own: their step leads to the page that introduces the group. */

export const aboutUs = [{ name: 'About Us', path: '/visionmission' }];
export const accreditation = [{ name: 'Accreditation', path: '/accreditations' }];
export const admissions = [{ name: 'Admissions', path: '/courses-offered' }];
