export const sample = ['lede', 'bodies[].about'] as const;

export const title = 'Statutory Approvals';
export const lede =
  'The institute has been granted approvals, affiliations and recognitions by AICTE, JNTUK, UGC and JNTUGV.';

/** One group of approvals (R48.2). */
export interface StatutoryBody {
  id: string;
  bodyName: string;
  /** Letters in its emblem. */
  initials: string;
  tone: 'sea' | 'soil' | 'steel' | 'sun' | 'leaf';
  about: string;
}

/** The groups of the page. AICTE and JNTUK letters are those of `/aicte-approvals` and `/jntuk` (R48.1). */
export const bodies = [
  {
    id: 'aicte',
    bodyName: 'AICTE',
    initials: 'AICTE',
    tone: 'soil',
    about: 'The All India Council for Technical Education approves our programmes and intake every year.',
  },
  {
    id: 'jntuk-affiliation',
    bodyName: 'JNTUK',
    initials: 'JNTUK',
    tone: 'sea',
    about: 'The affiliating university grants permanent affiliation to established programmes.',
  },
  {
    id: 'ugc',
    bodyName: 'UGC',
    initials: 'UGC',
    tone: 'sun',
    about:
      'Autonomous status from the University Grants Commission allows the institute to frame its own syllabi and conduct its own examinations.',
  },
  {
    id: 'jntugv-research',
    bodyName: 'JNTUGV research centres',
    initials: 'GV',
    tone: 'leaf',
    about: 'Six departments are recognised as research centres for doctoral study for 2023-25.',
  },
  {
    id: 'jntuk-research',
    bodyName: 'JNTUK research centres',
    initials: 'JNTUK',
    tone: 'steel',
    about: 'Departments were recognised as research centres for doctoral study between 2016-17 and 2019-20.',
  },
] as const satisfies readonly StatutoryBody[];
