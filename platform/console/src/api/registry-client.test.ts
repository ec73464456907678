import { request } from './registry-client.ts';

const respond = (status: number, json: () => Promise<unknown>) => {
  global.fetch = async () => ({ ok: status < 400, status, headers: new Headers(), json }) as Response;
};
const send = () => request('/api/documents', { method: 'POST' });

test('a response that is cut off is no response', async () => {
  respond(200, () => Promise.reject(new SyntaxError('Unexpected end of JSON input')));
  await expect(send()).rejects.toMatchObject({ code: 'server-unreachable', message: 'The server does not respond.' });
});

test('a failure without a sentence names its status', async () => {
  respond(502, () => Promise.reject(new SyntaxError('Unexpected token <')));
  await expect(send()).rejects.toMatchObject({ message: 'The server responded with status 502.' });
});
