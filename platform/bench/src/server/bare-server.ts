import http from 'node:http';
import Fastify from 'fastify';

/* A baseline: plain Fastify routes that send the site's compressed bytes without other headers. `bare-server <site> <path>…` */

const [site = '', ...paths] = process.argv.slice(2);
const server = Fastify();

for (const path of paths) {
  const { body, type, encoding } = await fetchEncoded(path);
  server.get(path, (_request, reply) => {
    reply.header('content-type', type);
    if (encoding) reply.header('content-encoding', encoding);
    return reply.send(body);
  });
}

/** `fetch` would decode the response. */
function fetchEncoded(path: string) {
  return new Promise<{ body: Buffer; type: string; encoding: string | undefined }>((resolve, reject) => {
    const request = http.get(site + path, { headers: { 'accept-encoding': 'br, gzip' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          body: Buffer.concat(chunks),
          type: response.headers['content-type'] ?? '',
          encoding: response.headers['content-encoding'],
        }),
      );
    });
    request.on('error', reject);
  });
}

console.log(`up at ${await server.listen({ port: 0, host: '127.0.0.1' })}`);
process.once('SIGTERM', () => process.exit(0));
