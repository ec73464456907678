import { PageHeader } from '@viit/ui/page-header';
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
    </>
  );
}
