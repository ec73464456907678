import type { CDPSession } from '@playwright/test';

/** The network and processor that a page is measured with. */
export interface Profile {
  name: string;
  viewport: { width: number; height: number };
  /** Bytes per second, and ms for a round trip. Without it, the network is not throttled. */
  network?: { down: number; up: number; roundTrip: number };
  cpuSlowdown: number;
}

const kilobits = 1000 / 8;

export const profiles: readonly Profile[] = [
  {
    name: 'slow 4G, CPU ×4',
    viewport: { width: 412, height: 823 },
    network: { down: 1600 * kilobits, up: 750 * kilobits, roundTrip: 150 },
    cpuSlowdown: 4,
  },
  { name: 'no throttling', viewport: { width: 1440, height: 900 }, cpuSlowdown: 1 },
];

/** Throttles a page's network and processor as the profile says. */
export async function throttle(session: CDPSession, { network, cpuSlowdown }: Profile): Promise<void> {
  if (network) {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.roundTrip,
      downloadThroughput: network.down,
      uploadThroughput: network.up,
    });
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}
