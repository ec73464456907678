export const sample = ['lede', 'mission[]', 'practice[].text'] as const;

export const title = 'Vision and Mission';
export const lede = 'The one place the institute means to reach, and the five things it does on the way.';

/** One sentence (R45.1). */
export const vision =
  'To become a recognised leader in technical education, whose graduates, teaching and research set a national standard of excellence.';

/** Five points, in this order: teaching, research, industry, ethics, service (R45.2). */
export const mission = [
  'Teach and learn by innovative methods that make every student an active part of the class.',
  'Carry out research and development in thrust areas, and bring its results into the curriculum.',
  'Collaborate continuously with industry, so that what is taught meets what is practised.',
  'Hold to strong ethical values in study, in work and in public life.',
  'Serve the region and the nation with the skills that are learnt here.',
] as const;

/** Pages that show each point of the mission in practice. */
export const practice = [
  {
    title: 'Teaching and learning',
    text: 'Experiment, participation, problem solving and blended classes',
    href: '/teaching-methodologies',
    label: 'Teaching methodologies',
  },
  {
    title: 'Research and development',
    text: 'Sixteen centres and schemes, from the IDEA lab to the incubator',
    href: '/center-of-excellence',
    label: 'Centre of excellence',
  },
  {
    title: 'Industry',
    text: 'Training, internships and the companies that recruit here',
    href: '/placements/about-t',
    label: 'Placement cell',
  },
  {
    title: 'Ethics',
    text: 'A code of ethics, and 31 policies that stand beside it',
    href: '/policies',
    label: 'Policies',
  },
  {
    title: 'Service',
    text: 'Students at work in clubs and in the villages around us',
    href: '/sac-cell',
    label: 'Student Activity Council',
  },
] as const;
