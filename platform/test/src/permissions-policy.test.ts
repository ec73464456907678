import assert from 'node:assert/strict';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { chromium } from '@playwright/test';
import { findChromium, launchOptions } from '@viit/core/chromium';
import { commonHeaders } from '@viit/core/response-headers';

const skip = !findChromium() && 'Chromium is not installed';

test('pages deny or limit every feature that Chromium knows, and no other', { skip }, async () => {
  const header = commonHeaders['permissions-policy'] ?? '';
  const server = http.createServer((_request, response) => {
    response.setHeader('permissions-policy', header).setHeader('content-type', 'text/html').end('<h1>A page</h1>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch(launchOptions(findChromium()?.executablePath));
  try {
    const page = await browser.newPage();
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const known = await page.evaluate(() =>
      (document as unknown as { featurePolicy: { features(): string[] } }).featurePolicy.features(),
    );
    const named = header.split(', ').map((one) => one.split('=')[0] ?? '');
    // Client hints describe the browser to the server; they permit nothing.
    const missing = known.filter((name) => !name.startsWith('ch-') && !named.includes(name));
    assert.deepEqual([missing, messages.filter((text) => text.includes('Permissions-Policy'))], [[], []]);
  } finally {
    await browser.close();
    server.close();
  }
});
