import campus from './slide-campus.svg';
import certificates from './slide-certificates.svg';
import students from './slide-students.svg';

export const sample = ['lede', 'slides[]'] as const;

export const title = 'Ranking & Certifications';
export const lede =
  'The institute has received certifications, rankings and awards for quality standards, safety, the environment, teaching and service.';

/** Three pictures, five seconds each (R50.1). */
export const carouselInterval = 5000;
export const slides = [
  {
    id: 'certificates',
    src: certificates,
    alt: 'Drawing: a wall of framed certificates with ribbons and seals above a long table.',
    caption: 'Certified to five ISO standards, with regular audits',
  },
  {
    id: 'campus',
    src: campus,
    alt: 'Drawing: campus buildings among trees, with solar panels on the roofs and the sea behind.',
    caption: 'A green campus with four Green Awards and rooftop solar power',
  },
  {
    id: 'students',
    src: students,
    alt: 'Drawing: three students on a podium hold a cup and a certificate under bunting.',
    caption: 'Five Service Awards and two NPTEL recognitions',
  },
] as const;
