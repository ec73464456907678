export const sample = ['lede', 'mission[]', 'practice[].text'] as const;

export const title = 'Vision and Mission';
export const lede = 'The institute is guided by its vision and by the five commitments that make up its mission.';

/** One sentence (R45.1). */
export const vision =
  'To become a recognised leader in technical education, whose graduates, teaching and research set a national standard of excellence.';

/** Five points, in this order: teaching, research, industry, ethics, service (R45.2). */
export const mission = [
  'Adopt innovative methods of teaching and learning in which every student takes an active part.',
  'Carry out research and development in thrust areas and bring the results into the curriculum.',
  'Collaborate continuously with industry to keep our programmes relevant to current practice.',
  'Instil strong ethical values in students and staff.',
  'Serve the region and the nation through the knowledge and skills of our graduates.',
] as const;

/** Pages that show each point of the mission in practice. */
export const practice = [
  {
    title: 'Teaching and learning',
    text: 'Experiential, participative, problem-solving and blended learning',
    href: '/teaching-methodologies',
    label: 'Teaching methodologies',
  },
  {
    title: 'Research and development',
    text: 'Sixteen centres and schemes, including the Idea lab and the MSME incubation centre',
    href: '/center-of-excellence',
    label: 'Centres of excellence',
  },
  {
    title: 'Industry',
    text: 'Training, internships and campus recruitment',
    href: '/placements/about-t',
    label: 'Placement cell',
  },
  {
    title: 'Ethics',
    text: 'A Code of Ethics and 31 other policies of the institute',
    href: '/policies',
    label: 'Policies',
  },
  {
    title: 'Service',
    text: 'Student clubs and community service in nearby villages',
    href: '/sac-cell',
    label: 'Student Activity Council',
  },
] as const;
