/** The lists of the content API that the home page shows, by their names in the log (spec 1, sections 7 and 8). */
export const lists = {
  heroImage: '/api/heroImage/list',
  announcement: '/api/announcement/list',
  newsEvents: '/api/newsEvents/list',
  placement: '/api/placement/list',
} as const;
