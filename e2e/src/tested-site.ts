/** Whether a preview is under test. Tests of what only the live site has (search engine files, caching) are skipped then. */
export const isPreview = /\/_preview\//.test(process.env.E2E_URL ?? '');
