import { BlockList, isIP, isIPv6 } from 'node:net';

/** @param networks addresses, or such as 10.0.0.0/8. @returns false for what is no address. */
export function isInNetworks(networks: readonly string[], given: string): boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = familyOf(address);
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  const address = given.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(address) !== 0 && list.check(address, familyOf(address));
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');
