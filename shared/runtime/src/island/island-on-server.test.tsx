/** @jest-environment node */
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static.node';
import { island } from './island.tsx';

test('the server renders an island when its code has loaded', async () => {
  const load = jest.fn(async () => ({ Door: () => <h2>Door</h2> }));
  const Door = island('Door', load);
  const { prelude } = await prerenderToNodeStream(<Door />);
  expect(await text(prelude)).toContain('<h2>Door</h2>');
  expect(load).toHaveBeenCalledTimes(1);
});
