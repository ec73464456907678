import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium, launchOptions } from './chromium.ts';

/*
 * `VIIT_TOKEN=… npm run guide-pictures [address of the console]`: takes the pictures of docs/writing-content.md from a new
 * site that is running. Makes two drafts, and deletes them again.
 */

const [address = 'http://localhost:3090'] = process.argv.slice(2);
const docs = path.resolve(import.meta.dirname, '../../../docs');

const browser = await chromium.launch(launchOptions(findChromium()?.executablePath));
const page = await browser.newPage({ viewport: { width: 1200, height: 800 } });
const take = (name: string) => page.screenshot({ path: path.join(docs, `${name}.jpg`), type: 'jpeg', quality: 70 });
await page.goto(address);
await page.getByText('Sign in with a token').click();
await page.getByLabel('Token').fill(process.env.VIIT_TOKEN ?? '');
await page.getByRole('button', { name: 'Sign in', exact: true }).click();
await page.getByRole('link', { name: 'Content' }).click();
await page.getByText('Needs attention').first().waitFor();
await take('writing-content-overview');
await page.getByRole('link', { name: 'Notifications', exact: true }).click();
await page.getByRole('button', { name: 'New entry' }).click();
await page.getByRole('dialog').getByLabel('Title').fill('Fee dates of the spring semester');
await page.getByRole('button', { name: 'Create the draft' }).click();
await page.getByLabel('Date', { exact: true }).fill('2026-11-24');
await page.getByText(/^Saved at/).waitFor();
await page.frameLocator('iframe:not(.loading)').getByText('Fee dates of the spring semester').first().waitFor();
await take('writing-content');
await page.getByRole('button', { name: 'Delete the draft' }).click();
await page.getByText('There is no such entry').waitFor();
await page.getByRole('link', { name: 'Notifications', exact: true }).click();
await page.locator('a[href^="#/content/exams/notifications/"]').first().click();
await page.getByLabel('Title').fill('Fee dates of the spring semester, with fines');
await page.getByText(/^Saved at/).waitFor();
await page.getByRole('button', { name: 'Publish…' }).click();
await page.getByRole('dialog').getByText('Fee dates of the spring semester').first().waitFor();
await take('writing-content-publish');
await page.getByRole('button', { name: 'Cancel' }).click();
await page.getByRole('button', { name: 'Discard the draft' }).click();
await page.getByText(/^The draft is discarded/).waitFor();
await browser.close();
