/** Addresses of the content API's lists on the home page, by the name that errors are logged with (R13.1, R13.8). */
export const lists = {
  heroImage: '/api/heroImage/list',
  announcement: '/api/announcement/list',
  newsEvents: '/api/newsEvents/list',
  placement: '/api/placement/list',
} as const;
