import { describeConnectionError } from '@viit/core/connection-error';
import { ExpectedError } from '@viit/core/expected-error';

interface FoundSite {
  origin: string;
  /** The toolkit's packages, to npm. */
  servesPackages: boolean;
}

export async function checkSite(address: string): Promise<FoundSite> {
  const { origin } = new URL(address);
  const response = await request(origin, '/_registry.json');
  const table: unknown = response.ok ? await response.json().catch(() => undefined) : undefined;
  if (typeof table !== 'object' || table === null || !('sections' in table)) {
    throw new ExpectedError(
      `${origin} responds (${response.status}), but not as a site of this project. Name the site's own address with --site.`,
    );
  }
  const toolkit = await request(origin, '/_packages/@viit%2ftoolkit');
  return { origin, servesPackages: toolkit.ok };
}

async function request(origin: string, path: string): Promise<Response> {
  try {
    return await fetch(origin + path, { signal: AbortSignal.timeout(20_000) });
  } catch (error) {
    const advice = 'Check the address, or start the site; nothing was written.';
    throw new ExpectedError(describeConnectionError('site', origin, error, advice));
  }
}
