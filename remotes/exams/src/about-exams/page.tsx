/**
 * The page of /exams at its second address, /exams/about (R2.2). It is a file of its own because a chunk is named after
 * its page id.
 */
export { default } from '../about/page.tsx';
