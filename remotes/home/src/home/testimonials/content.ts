/** A student's testimonial. */
export interface Testimonial {
  id: string;
  name: string;
  /** Course and year. */
  details: string;
  quote: string;
}

/** The six testimonials (R30.1). */
export const testimonials: readonly Testimonial[] = [
  {
    id: 'sravya',
    name: 'Sravya Bonthu',
    details: 'B.Tech ECE, 2021–25',
    quote:
      'The laboratories were open to us in the evenings too, and the staff trusted us with the equipment from second year onwards. That gave me a lot of confidence.',
  },
  {
    id: 'karthik',
    name: 'Karthik Gompa',
    details: 'B.Tech Civil Engineering, 2020–24',
    quote:
      'For our term project, we surveyed the fishing harbour road, and the municipality actually used our levels. I still talk about it in interviews.',
  },
  {
    id: 'nikhila',
    name: 'Nikhila Pediredla',
    details: 'B.Tech CSE (Data Science), 2021–25',
    quote:
      'My mentor met all fifteen of us every week and always remembered what each of us was going through. It made a big difference in my first year.',
  },
  {
    id: 'abhiram',
    name: 'Abhiram Marrapu',
    details: 'MBA, 2023–25',
    quote:
      'Half of my MBA class were engineers, so our discussions were always lively. My eight weeks in a company taught me as much as any textbook.',
  },
  {
    id: 'mounika',
    name: 'Mounika Allada',
    details: 'B.Tech Mechanical Engineering, 2020–24',
    quote:
      'There were only three girls in my first workshop batch, but our teachers encouraged us throughout. By final year, nine of us girls were doing core engineering projects.',
  },
  {
    id: 'venkatesh',
    name: 'Venkatesh Karri',
    details: 'M.Tech VLSI and Embedded Systems, 2022–24',
    quote:
      'We designed a test chip, had it fabricated and then spent three weeks finding one mistake in it. I learnt more in those weeks than in a whole semester.',
  },
];

export const sample = ['testimonials[].name', 'testimonials[].details', 'testimonials[].quote'] as const;
