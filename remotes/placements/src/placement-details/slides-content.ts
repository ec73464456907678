import groupDiscussion from './slides/group-discussion.svg';
import offerDay from './slides/offer-day.svg';
import writtenTest from './slides/written-test.svg';

export const sample = ['slides[]'] as const;

/** Three pictures of a placement season, in its order (R86.4). All are 1200 by 560. */
export const slides = [
  {
    id: 'written-test',
    src: writtenTest,
    alt: 'Students at two rows of computers in a laboratory whose windows look on the sea',
    caption: 'The written test: four computing laboratories, one sitting a day from August to October.',
  },
  {
    id: 'group-discussion',
    src: groupDiscussion,
    alt: 'Seven students round a curved table, two of them raising a hand to speak',
    caption: 'The group discussion: eight at a table, twenty minutes, two assessors from the company.',
  },
  {
    id: 'offer-day',
    src: offerDay,
    alt: 'Students on the steps of the main block holding up their offer letters',
    caption: 'Offer day: letters are handed over on the steps of the main block at the end of each drive.',
  },
] as const;
