import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageComponent } from '@viit/runtime';
import { registerSection } from '../state.ts';
import { PageBoundary, PageSource, type ShownPage } from './page-boundary.tsx';

const source = (component: PageComponent | Promise<PageComponent>) => {
  const shown: ShownPage = { section: 'exams', params: { code: 'cse' }, component };
  return () => shown;
};

test('a page receives the parameters of its path and nothing else', () => {
  render(
    <PageSource value={source((props) => <p>{JSON.stringify(props)}</p>)}>
      <PageBoundary path="/department/cse" />
    </PageSource>,
  );
  expect(screen.getByText('{"params":{"code":"cse"}}')).toBeInTheDocument();
});

test('a re-render of the shell does not re-render the page', async () => {
  const Page = jest.fn(() => <h1>Time Tables</h1>);
  const value = source(Page);
  const site = (text: string) => (
    <PageSource value={value}>
      <p>{text}</p>
      <PageBoundary path="/exams" />
    </PageSource>
  );
  const { rerender } = render(site('menu closed'));
  rerender(site('menu open'));
  expect(screen.getByText('menu open')).toBeInTheDocument();
  expect(Page).toHaveBeenCalledTimes(1);
});

const throwIfBroken = ({ isBroken }: { isBroken: boolean }) => {
  if (isBroken) throw new Error('no such year');
  return <h1>Time Tables</h1>;
};

test('a page that throws shows its section and version, and Try again renders it again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  registerSection({ name: 'exams', version: '1.4.0', entry: '/e.js', integrity: 'sha384-x' });
  const page = { isBroken: true };
  const reports: unknown[] = [];
  Object.assign(window, { _reports: reports });
  render(
    <PageSource value={source(() => throwIfBroken(page))}>
      <PageBoundary path="/exams" />
    </PageSource>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('exams 1.4.0');
  expect(reports).toContainEqual(expect.objectContaining({ kind: 'boundary', section: 'exams' }));
  Reflect.deleteProperty(window, '_reports');
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('tabindex', '-1');
  expect(screen.getByRole('link', { name: 'Return to the home page' })).toHaveAttribute('href', '/');
  page.isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('heading', { name: 'Time Tables' })).toBeInTheDocument();
});

test('a page whose code is loading shows when it has loaded', async () => {
  let resolve: (page: PageComponent) => void = () => {};
  const loading = new Promise<PageComponent>((done) => {
    resolve = done;
  });
  await act(async () => {
    render(
      <PageSource value={source(loading)}>
        <PageBoundary path="/exams" />
      </PageSource>,
    );
  });
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  await act(async () => resolve(() => <h1>Notifications</h1>));
  expect(screen.getByRole('heading', { name: 'Notifications' })).toBeInTheDocument();
});
