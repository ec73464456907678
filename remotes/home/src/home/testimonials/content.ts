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
      'In second year I asked for an oscilloscope at seven in the evening and was handed the key to the cupboard. I have not met a place that trusts its students so early.',
  },
  {
    id: 'karthik',
    name: 'Karthik Gompa',
    details: 'B.Tech Civil Engineering, 2020–24',
    quote:
      'We surveyed the fishing harbour road for a term project. The municipality used our levels. That report got me further than any mark sheet.',
  },
  {
    id: 'nikhila',
    name: 'Nikhila Pediredla',
    details: 'B.Tech CSE (Data Science), 2021–25',
    quote:
      'My mentor met fifteen of us every fortnight and remembered what each of us had been worried about the time before.',
  },
  {
    id: 'abhiram',
    name: 'Abhiram Marrapu',
    details: 'MBA, 2023–25',
    quote:
      'Half my class were engineers. Arguing about a balance sheet with someone who has stood beside a furnace changes how you read it.',
  },
  {
    id: 'mounika',
    name: 'Mounika Allada',
    details: 'B.Tech Mechanical Engineering, 2020–24',
    quote:
      'The three of us who were girls in the workshop batch became nine by final year. The lathe does not care who turns it.',
  },
  {
    id: 'venkatesh',
    name: 'Venkatesh Karri',
    details: 'M.Tech VLSI and Embedded Systems, 2022–24',
    quote:
      'Our test chip came back from the foundry with one mistake, mine. Finding it took three weeks and taught me the subject.',
  },
];

export const sample = ['testimonials[].name', 'testimonials[].details', 'testimonials[].quote'] as const;
