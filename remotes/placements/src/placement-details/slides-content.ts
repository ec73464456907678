import groupDiscussion from './slides/group-discussion.svg';
import offerDay from './slides/offer-day.svg';
import writtenTest from './slides/written-test.svg';

export const sample = ['slides[]'] as const;

/** Three pictures of a placement season, in its order (R86.4). All are 1200 by 560. */
export const slides = [
  {
    id: 'written-test',
    src: writtenTest,
    alt: 'Students at two rows of computers in a laboratory overlooking the sea',
    caption: 'Written tests are held in four computer laboratories from August to October.',
  },
  {
    id: 'group-discussion',
    src: groupDiscussion,
    alt: 'Seven students round a curved table, two of them raising a hand to speak',
    caption: 'Each group discussion has seven students and two assessors from the company, and lasts twenty minutes.',
  },
  {
    id: 'offer-day',
    src: offerDay,
    alt: 'Students on the steps of the main block holding up their offer letters',
    caption: 'Offer letters are handed over on the steps of the Main Block at the end of each drive.',
  },
] as const;
