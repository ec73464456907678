import { CheckList } from '@viit/ui/check-list';
import { DataTable } from '@viit/ui/data-table';
import { DefinitionList } from '@viit/ui/definition-list';
import { PageSection } from '@viit/ui/page-section';
import { Reveal } from '@viit/ui/reveal';
import { ExamPage } from '../exam-page/exam-page.tsx';
import { duties, lede, noticeLinks, regulations, terms, title } from './content.ts';
import * as css from './page.module.css';
import { SemesterTimeline } from './semester-timeline.tsx';

/**
 * Renders the Examination Cell at /exams and /exams/about: links to the lists, semester, duties, regulations, terms
 * (R91).
 */
export default function AboutExamCellPage() {
  return (
    <ExamPage current="/exams" title={title} lede={lede}>
      <nav className={css.noticeLinks} aria-label="Time tables and notifications">
        {noticeLinks.map(({ href, label, text }) => (
          <a key={href} className={css.noticeLink} href={href}>
            <span className={css.label}>{label}</span>
            <span>{text}</span>
          </a>
        ))}
      </nav>
      <PageSection
        title="The semester at a glance"
        lede="Weeks are counted from the first day of classes. Please see the time tables for the exact dates."
      >
        <Reveal>
          <SemesterTimeline />
        </Reveal>
      </PageSection>
      <PageSection title="Responsibilities of the cell" tone="sunken">
        <div className={css.duties}>
          {duties.map(({ title, items }, index) => (
            <Reveal key={title} className={css.duty} order={index}>
              <h3>{title}</h3>
              <CheckList items={items} />
            </Reveal>
          ))}
        </div>
      </PageSection>
      <PageSection
        title="Regulations"
        lede="The regulation depends on your year of admission. Its code is printed on your hall ticket."
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
      <PageSection title="Terms used in time tables and notifications" tone="sunken">
        <DefinitionList
          items={terms.map(({ term, meaning }) => ({ title: term, text: meaning }))}
          className={css.terms}
        />
      </PageSection>
    </ExamPage>
  );
}
