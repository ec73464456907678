import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderView } from '../../testing/view.tsx';
import { PageFrame } from './page-frame.tsx';
import { news, published } from './testing/sample-collection.ts';

const fees = published('fees', { title: 'Fees', file: '/documents/exams/news/fees.pdf' });
const halls = published('halls', { title: 'Halls' });
const site = 'https://viit.example';

function open(page = '/exams/news') {
  location.hash = '#/content/exams/news/fees';
  jest.spyOn(window, 'open').mockReturnValue(null);
  renderView(
    <PageFrame
      page={{ address: `${site}/_drafts/1` }}
      data={news([fees, halls], { page })}
      entry={fees}
      onBack={() => {}}
    />,
  );
  return screen.getByTitle('News: the page with the drafts') as HTMLIFrameElement;
}

const press = (
  frame: HTMLIFrameElement,
  pressed: unknown,
  origin = site,
  source: Window | null = frame.contentWindow,
) => act(async () => void window.dispatchEvent(new MessageEvent('message', { data: { pressed }, origin, source })));

test('a press on another entry in the page opens its form, and one on a document of this entry opens the document', async () => {
  const frame = open();
  await press(frame, [['Fees', '/documents/exams/news/fees.pdf']]);
  expect(window.open).toHaveBeenCalledWith(`${site}/documents/exams/news/fees.pdf`, '_blank', 'noopener');
  expect(location.hash).toBe('#/content/exams/news/fees');
  await press(frame, ['Halls']);
  expect(location.hash).toBe('#/content/exams/news/halls');
});

test('what another page or window sends opens nothing', async () => {
  const frame = open();
  await press(frame, ['Halls'], 'https://evil.example');
  await press(frame, ['Halls'], site, window);
  await press(frame, 'Halls');
  expect(location.hash).toBe('#/content/exams/news/fees');
});

test('where each entry has its own page, a press changes no form', async () => {
  await press(open('/exams/news/:id'), ['Halls']);
  expect(location.hash).toBe('#/content/exams/news/fees');
});

test('a screen reader reads why the page cannot be shown: the place for it is there before', () => {
  const view = (problem?: string) => (
    <PageFrame page={problem ? { problem } : {}} data={news([fees])} entry={fees} onBack={() => {}} />
  );
  const page = render(view());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  page.rerender(view('No version is live.'));
  expect(screen.getByRole('status')).toHaveTextContent('The page cannot be shown: No version is live.');
});

test('the page is sent to its place again after it was loaded', async () => {
  const frame = open();
  expect(frame.src).toBe(`${site}/_drafts/1?entry=fees&revision=fees-1`);
  const post = jest.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation(() => {});
  const scroll = new MessageEvent('message', { data: { scrollY: 300 }, origin: site, source: frame.contentWindow });
  await act(async () => void window.dispatchEvent(scroll));
  fireEvent.load(frame);
  const show = ['fees', 'Fees', '/documents/exams/news/fees.pdf'];
  expect(post.mock.calls).toEqual([[{ scrollY: 300, show }, site]]);
  expect(screen.queryByText('Loading the page…')).not.toBeInTheDocument();
});
