import { DefinitionList } from '@viit/ui/definition-list';
import type { Example } from '../gallery/example.ts';

export default [
  {
    name: 'terms with descriptions',
    element: (
      <DefinitionList
        items={[
          { title: 'Regular', text: 'The first attempt, with the rest of the class.' },
          {
            title: (
              <>
                PC <span>(certificate)</span>
              </>
            ),
            text: 'Issued before the degree is conferred.',
          },
        ]}
      />
    ),
  },
] as const satisfies readonly Example[];
