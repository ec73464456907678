/** Whether a preview is under test. Skips tests of features that only the live site has (search engine files, caching). */
export const isPreview = /\/_preview\//.test(process.env.E2E_URL ?? '');
