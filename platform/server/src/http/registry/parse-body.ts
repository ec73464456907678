import { setImmediate } from 'node:timers/promises';
import { exceededLimit } from '@viit/core/json-limits';
import { Refusal } from '@viit/core/refusal';
import { shareSlots } from '@viit/core/share-slots';
import type { FastifyInstance } from 'fastify';
import { clientOf } from './authentication.ts';

/** The longest entries of a collection, 200 000 characters, have fewer values. */
const limits = { nesting: 50, values: 120_000 };
const advice = {
  nesting: `nests more than ${limits.nesting} levels. Send what the operation describes`,
  values: `has more than ${limits.values} values. Send fewer at a time`,
};

/** One body at a time, and visitors' requests in between. */
export function parseBodies(server: FastifyInstance): void {
  const slots = shareSlots(1);
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const work = async () => {
      await setImmediate();
      const exceeded = exceededLimit(String(body), limits);
      if (exceeded) throw new Refusal('request-invalid', `The body of the request ${advice[exceeded]}.`);
      // The parser refuses it as invalid JSON.
      if (/"__proto__"\s*:/.test(String(body)))
        throw new Refusal(
          'request-invalid',
          'The body of the request has a field "__proto__", which nothing can have.',
        );
      parse(request, String(body), done);
    };
    slots.run(clientOf(request), work).catch(done);
  });
}
