/**
 * The 27 companies whose logos the home page and the placements page show (R28.6, R86.12), among them all of the sample lists
 * of placed students and departments. Both pages draw the logos themselves.
 */
export const recruiterNames = [
  'Tidewell Analytics',
  'Marivelo Shipyards',
  'Orravane Systems',
  'Lohitam Steelworks',
  'Suryanta Solar',
  'Quorrel Security',
  'Prayani Rail Works',
  'Brisol Semicon',
  'Palmyra Softworks',
  'Thorvanta Software',
  'Eastbund Infra',
  'Kadalica Cloud',
  'Zirconel Devices',
  'Velunta Motors',
  'Sagarline Shipping',
  'Pennagrid Power',
  'Nilavoo Health',
  'Coromint Capital',
  'Girivant Mining',
  'Arkamesh Networks',
  'Fenwarra Telecom',
  'Tarakota Aero',
  'Samvahan Logic',
  'Jalvero Water',
  'Dhruvon Robotics',
  'Corvexa Networks',
  'Sethu and Bund',
] as const;

export const sample = ['recruiterNames'] as const;
