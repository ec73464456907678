export const sample = ['slides[]'] as const;

const size = { width: 1200, height: 560 };

/** Three pictures of a placement season, in its order (R86.4). */
export const slides = [
  {
    id: 'written-test',
    picture: {
      src: '/images/placements/written-test.svg',
      alt: 'Students at two rows of computers in a laboratory overlooking the sea',
      ...size,
    },
    caption: 'Written tests are held in four computer laboratories from August to October.',
  },
  {
    id: 'group-discussion',
    picture: {
      src: '/images/placements/group-discussion.svg',
      alt: 'Seven students round a curved table, two of them raising a hand to speak',
      ...size,
    },
    caption: 'Each group discussion has seven students and two assessors from the company, and lasts twenty minutes.',
  },
  {
    id: 'offer-day',
    picture: {
      src: '/images/placements/offer-day.svg',
      alt: 'Students on the steps of the main block holding up their offer letters',
      ...size,
    },
    caption: 'Offer letters are handed over on the steps of the Main Block at the end of each drive.',
  },
] as const;
