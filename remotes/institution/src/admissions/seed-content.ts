import { postgraduateProgrammes, undergraduateProgrammes } from '@viit/ui/institute/programmes';

type Figures = readonly [seats: number, categoryA: number, categoryB: number];

const btech = (seats: number): Figures => [seats, 70_000, 140_000];
const mtech = (seats: number): Figures => [seats, 57_000, 80_000];

/** Sample figures. Without the newest programme, the seats add up to the intake of 2024-25 (R1.7). */
const figures: Readonly<Record<string, Figures>> = {
  ...{ civil: btech(60), eee: btech(120), me: btech(120), ece: btech(240), cse: btech(300), it: btech(180) },
  ...{ ecm: btech(60), cse_ai: btech(180), cse_ds: btech(180), cse_cs: btech(120), aids: btech(180) },
  mba: [240, 45_000, 75_000],
  mca: [180, 48_000, 72_000],
  ...{ mtech_vlsi: mtech(18), mtech_ece: mtech(18), mtech_transportation: mtech(24), mtech_se: mtech(24) },
  ...{ mtech_aiml: mtech(24), mtech_power: mtech(24), mtech_it: mtech(24), mtech_drives: mtech(24) },
  mtech_design: mtech(24),
};

const entriesOf = <L extends string>(
  level: L,
  programmes: typeof undergraduateProgrammes,
  years: (id: string) => number,
) =>
  programmes.map(({ id, name }) => {
    const [seats = 0, categoryA = 0, categoryB = 0] = figures[id] ?? [];
    return {
      ...{ id: id.replace('_', '-'), academicYear: '2026-27', level, programme: name, department: `/department/${id}` },
      ...{ seats, years: years(id), categoryA, categoryB, sample: true },
    };
  });

export const fees = [
  ...entriesOf('Undergraduate', undergraduateProgrammes, () => 4),
  ...entriesOf('Postgraduate', postgraduateProgrammes, () => 2),
];

export const sample = ['fees[].seats', 'fees[].categoryA', 'fees[].categoryB'] as const;
