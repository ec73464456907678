import { fireEvent, screen } from '@testing-library/react';
import { renderView, serve } from '../../testing/view.tsx';
import { EntryView } from './entry.tsx';
import { news, published } from './testing/sample-collection.ts';

test('in a narrow window, the way to the page and back leads to the same place of the form', async () => {
  serve({ 'GET /collections/exams/news': news([published('fees', { title: 'Fees' })], { page: '/exams/news' }) });
  renderView(<EntryView section="exams" name="news" id="fees" />);
  const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
  window.scrollY = 700;
  const scrollTo = jest.fn();
  window.scrollTo = scrollTo as typeof window.scrollTo;
  const scrollIntoView = jest.spyOn(HTMLElement.prototype, 'scrollIntoView');
  await press('See the page');
  const heading = screen.getByRole('heading', { name: 'How visitors will see it' });
  expect(heading).toHaveFocus();
  expect(scrollIntoView.mock.contexts).toEqual([heading]);
  window.scrollY = 2400;
  scrollTo.mockClear();
  await press('Back to the form');
  expect(screen.getByRole('button', { name: 'See the page' })).toHaveFocus();
  expect(scrollTo).toHaveBeenCalledWith(0, 700);
});
