import http from 'node:http';
import Fastify from 'fastify';

/*
 * What Fastify itself can do: for each address a route of its own that sends the site's bytes, already compressed, with
 * nothing but their type and encoding. `bare-server <site> <path>…`
 */

const [site = '', ...paths] = process.argv.slice(2);
const server = Fastify();

for (const path of paths) {
  const { body, type, encoding } = await rawResponse(path);
  server.get(path, (_request, reply) => {
    reply.header('content-type', type);
    if (encoding) reply.header('content-encoding', encoding);
    return reply.send(body);
  });
}

/** The answer as it travels: `fetch` would undo the encoding. */
function rawResponse(path: string) {
  return new Promise<{ body: Buffer; type: string; encoding: string | undefined }>((resolve, reject) => {
    const asked = http.get(site + path, { headers: { 'accept-encoding': 'br, gzip' } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({
          body: Buffer.concat(parts),
          type: answer.headers['content-type'] ?? '',
          encoding: answer.headers['content-encoding'],
        }),
      );
    });
    asked.on('error', reject);
  });
}

console.log(`up at ${await server.listen({ port: 0, host: '127.0.0.1' })}`);
process.once('SIGTERM', () => process.exit(0));
