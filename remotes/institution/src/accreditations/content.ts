export const sample = ['lede', 'bodies[].text'] as const;

export const title = 'Accreditations';
export const lede =
  'The institute has completed three cycles of NAAC accreditation, and NBA has accredited its undergraduate programmes for four terms. It is also recognised by UGC under sections 2(f) and 12(B).';

/** What each body assesses. */
export const bodies = [
  {
    title: 'NAAC',
    full: 'National Assessment and Accreditation Council',
    text: 'Accredits the institute as a whole on the basis of its curriculum, teaching, research, infrastructure, student support, governance and values.',
  },
  {
    title: 'NBA',
    full: 'National Board of Accreditation',
    text: 'Accredits individual programmes on the basis of how well students attain the stated outcomes.',
  },
  {
    title: 'UGC 2f&12B',
    full: 'University Grants Commission',
    text: 'Recognises colleges under sections 2(f) and 12(B) of the UGC Act, which makes them eligible for central grants.',
  },
] as const;
