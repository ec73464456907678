import { CheckList } from '@viit/ui/check-list';
import { DataTable } from '@viit/ui/data-table';
import { PageSection } from '@viit/ui/page-section';
import { Reveal } from '@viit/ui/reveal';
import { ExamPage } from '../exam-page/exam-page.tsx';
import { duties, lede, lists, regulations, words } from './content.ts';
import * as css from './page.module.css';
import { SemesterRuler } from './semester-ruler.tsx';

/** Renders what the Examination Cell is and does, at /exams and /exams/about (R91). */
export default function AboutExamCell() {
  return (
    <ExamPage current="/exams" title="About ExamCell" lede={lede}>
      <nav className={css.lists} aria-label="Lists of the cell">
        {lists.map(({ href, label, text }) => (
          <a key={href} className={css.way} href={href}>
            <span className={css.label}>{label}</span>
            <span>{text}</span>
          </a>
        ))}
      </nav>
      <PageSection
        title="A semester on one ruler"
        lede="Weeks are counted from the first class day. Dates of a given year are in its time tables."
      >
        <Reveal>
          <SemesterRuler />
        </Reveal>
      </PageSection>
      <PageSection title="What the cell answers for" tone="sunken">
        <div className={css.duties}>
          {duties.map(({ title, items }, index) => (
            <Reveal key={title} className={css.duty} place={index}>
              <h3>{title}</h3>
              <CheckList items={items} />
            </Reveal>
          ))}
        </div>
      </PageSection>
      <PageSection
        title="Which regulation is yours"
        lede="The code follows the year of admission, not the year of the examination. It is printed on the hall ticket."
      >
        <DataTable
          caption="Regulations by programme and year of admission"
          columns={[
            { key: 'code', label: 'Regulation', rowHeader: true },
            { key: 'programmes', label: 'Programmes' },
            { key: 'admitted', label: 'Admitted in' },
          ]}
          rows={regulations}
          rowKey={({ code, programmes }) => `${code} ${programmes}`}
        />
      </PageSection>
      <PageSection title="Words on the lists" tone="sunken">
        <dl className={css.words}>
          {words.map(({ term, meaning }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </PageSection>
    </ExamPage>
  );
}
