import { PageHeader } from '@viit/ui/page-header';
import { RelatedPages } from '@viit/ui/related-pages';
import { aboutInstitutePages } from '../related-pages.ts';
import { lede, practices, title } from './content.ts';
import { Practice } from './practice.tsx';

/** Renders the best practices: two rows of picture and text (R43). */
export default function BestPracticesPage() {
  return (
    <>
      <PageHeader title={title} eyebrow="About the institute" lede={lede} motif="rays" />
      <div>
        {practices.map((practice) => (
          <Practice key={practice.id} practice={practice} />
        ))}
      </div>
      <RelatedPages items={aboutInstitutePages} current="/best-practices" />
    </>
  );
}
