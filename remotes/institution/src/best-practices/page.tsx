import { PageHeader } from '@viit/ui/page-header';
import { RelatedPages } from '@viit/ui/related-pages';
import { aboutInstitutePages } from '../related-pages.ts';
import { lede, practices } from './content.ts';
import { Practice } from './practice.tsx';

export default function BestPracticesPage() {
  return (
    <>
      <PageHeader title="Best Practices" eyebrow="About the institute" lede={lede} motif="rays" />
      <div>
        {practices.map((practice) => (
          <Practice key={practice.id} practice={practice} />
        ))}
      </div>
      <RelatedPages items={aboutInstitutePages} current="/best-practices" />
    </>
  );
}
