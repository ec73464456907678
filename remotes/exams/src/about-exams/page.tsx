/** The same page as /exams at its second address, /exams/about (R2.2); a chunk's name is its page's id. */
export { default } from '../about/page.tsx';
