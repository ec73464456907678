import { FactStrip } from '@viit/ui/fact-strip';
import { PageHeader } from '@viit/ui/page-header';
import { PageSection } from '@viit/ui/page-section';
import { Paragraphs } from '@viit/ui/paragraphs';
import { CertificateFigure } from './certificate-figure.tsx';
import { AccreditationCertificate, GradeCertificate } from './certificates.tsx';
import { accreditation, certificates, meaning, title } from './content.ts';
import { GradeScale } from './grade-scale.tsx';
import * as css from './page.module.css';
import { ValidityPeriod } from './validity-period.tsx';

const drawings = { certificate: AccreditationCertificate, profile: GradeCertificate };
const { grade, cgpa, outOf, cycle, accredited, validUntil } = accreditation;

/** Renders the NAAC accreditation: grade and dates, grade scale, validity period, two certificates (R78). */
export default function NaacPage() {
  return (
    <>
      <PageHeader
        title={title}
        eyebrow="Statutory"
        lede={
          <p>
            The college received an {grade} grade, with a CGPA of {cgpa} of {outOf}, on {accredited} in the {cycle}. The
            accreditation is valid until {validUntil}.
          </p>
        }
        motif="rays"
      >
        <FactStrip
          facts={[
            { value: grade, label: 'grade' },
            { value: `${cgpa} of ${outOf}`, label: 'CGPA' },
            { value: 'Third', label: 'cycle' },
          ]}
        />
      </PageHeader>
      <PageSection title="What the grade means">
        <div className={css.columns}>
          <Paragraphs texts={meaning} />
        </div>
        <GradeScale />
      </PageSection>
      <PageSection title="Period of validity">
        <ValidityPeriod />
      </PageSection>
      <PageSection title="Certificates" tone="sunken">
        <div className={css.certificates}>
          {certificates.map(({ id, caption, alt }) => {
            const Drawing = drawings[id];
            return (
              <CertificateFigure caption={caption} key={id}>
                <Drawing alt={alt} />
              </CertificateFigure>
            );
          })}
        </div>
      </PageSection>
    </>
  );
}
