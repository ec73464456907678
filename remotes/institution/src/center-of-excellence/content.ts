export const sample = ['lede', 'activities[].text'] as const;

export const title = 'Center of Excellence';
export const lede =
  'The institute supports innovation, research, mentoring and community service through sixteen centres, schemes and partnerships.';

/** What the sixteen centres do. */
export const activities = [
  {
    title: 'Innovation',
    text: 'Students build their first prototypes at the Idea lab, and promising ideas go on to the MSME incubation centre.',
  },
  {
    title: 'Research',
    text: 'DST-FIST, UGC STRIDE and the VFSTR Research Center provide equipment, grants and doctoral registration.',
  },
  {
    title: 'Mentoring',
    text: 'Under UGC Paramarsh and as an APSCHE QAC mentor, our faculty help other colleges prepare for accreditation.',
  },
  {
    title: 'Outreach',
    text: 'Departments work with villages under Unnat Bharat Abhiyan. CISCO and IUCEE put our students and faculty in touch with industry and with educators abroad.',
  },
] as const;
