import { expect, test } from '../src/site-test.ts';
import {
  desk,
  followsMenu,
  keyboard,
  type Manner,
  opensDocument,
  searches,
  telephone,
  visit,
  zoomed,
} from '../src/visitor.ts';

/*
 * What people come for, from where they come in to what they wanted: each once as most would do it, once by keyboard only,
 * and once at 400 % zoom.
 */

const manners = (usual: Manner) => [usual, keyboard, zoomed];

for (const manner of manners(desk)) {
  test(`a prospective student finds a programme, its department and the way in, ${manner.name}`, async ({ page }) => {
    test.slow(manner.isKeyboard, 'Tab by Tab');
    const visitor = await visit(page, manner, '/');
    const programme = page.locator('main').getByRole('link', { name: 'Mechanical Engineering', exact: true });
    await visitor.presses(programme.filter({ visible: true }).first());
    await visitor.arrivesAt('/department/me', /Mechanical/);
    await visitor.presses(page.getByRole('link', { name: /home/i }).filter({ visible: true }).first());
    await visitor.arrivesAt('/', /.+/);
    const policies = page.getByRole('contentinfo').getByRole('link', { name: 'Policies' });
    if (await policies.count()) await visitor.presses(policies.first());
    else await visitor.presses(page.getByRole('contentinfo').getByRole('link', { name: 'RTI' }));
    await followsMenu(visitor, 'Admissions', 'Admissions Procedure');
    await visitor.arrivesAt('/admissionsprocedure', /Admission/);
    await expect(page.locator('main')).toContainText(/EAPCET|EAMCET|counselling/i);
  });
}

for (const manner of manners(telephone)) {
  test(`a parent finds the anti-ragging policy by searching the menu, ${manner.name}`, async ({ page }) => {
    test.slow(manner.isKeyboard, 'Tab by Tab');
    const visitor = await visit(page, manner, '/rti');
    const documents = await searches(visitor, 'anti-ragging', 'Documents');
    expect(await opensDocument(visitor, documents.getByRole('link').first())).toMatch(/ragging.*\.pdf$/);
  });
}

for (const manner of manners(desk)) {
  test(`a reviewer collects the minutes of three bodies, ${manner.name}`, async ({ page }) => {
    test.slow(manner.isKeyboard, 'Tab by Tab');
    const visitor = await visit(page, manner, '/naac');
    const collected = new Set<string>();
    for (const [body, path] of [
      ['Governing Body', '/governing-body'],
      ['Academic Council', '/academic-council'],
      ['Finance Committee', '/finance-committee'],
    ] as const) {
      await followsMenu(visitor, 'About Us', body);
      await visitor.arrivesAt(path, body);
      const minutes = page.locator('main a[href*="minutes-of-meetings"]');
      const count = await minutes.count();
      expect(count, `minutes of the ${body}`).toBeGreaterThan(4);
      // The newest is opened as people do; the others answer.
      collected.add(await opensDocument(visitor, minutes.first()));
      for (const href of await minutes.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))) {
        const answer = await page.request.get(href);
        expect([answer.status(), answer.headers()['content-type']], href).toEqual([200, 'application/pdf']);
        collected.add(new URL(href).pathname);
      }
    }
    expect(collected.size).toBeGreaterThanOrEqual(18);
  });
}

for (const manner of manners(telephone)) {
  test(`a student finds the newest time table by search, ${manner.name}`, async ({ page }) => {
    test.slow(manner.isKeyboard, 'Tab by Tab');
    const visitor = await visit(page, manner, '/policies');
    const pages = await searches(visitor, 'time table', 'Pages');
    await visitor.presses(pages.locator('a[href="/exams/timetables"]'));
    await visitor.arrivesAt('/exams/timetables', 'Time Tables');
    const rows = page.locator('main [role=tabpanel]').first();
    const dates = (await rows.textContent())?.match(/\d\d\/\d\d\/\d{4}/g) ?? [];
    const days = dates.map((date) => date.split('/').reverse().join(''));
    expect(days, 'newest first').toEqual([...days].sort().reverse());
    expect(await opensDocument(visitor, rows.getByRole('link').first())).toMatch(/^\/timetables\/.*\.pdf$/);
  });
}
