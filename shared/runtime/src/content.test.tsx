import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ContentProvider, useCollection } from './content.tsx';

test('a page shows the entries that it was rendered with, and none for a collection that it does not name', () => {
  const dates = [{ id: 'practicals' }];
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ContentProvider lists={{ '/api/content/exams/dates': dates }}>{children}</ContentProvider>
  );
  const entriesAt = (address: string) => renderHook(() => useCollection(address), { wrapper }).result.current;
  expect(entriesAt('/api/content/exams/dates')).toBe(dates);
  expect(entriesAt('/api/content/exams/notices')).toEqual([]);
});
