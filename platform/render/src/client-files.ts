import type { Manifest } from '@viit/contract';
import { integrityFromHash } from '@viit/contract/integrity';

export type ClientFile = ReturnType<typeof clientFiles>;

export function clientFiles({ name, base, files }: Manifest) {
  const hashes = new Map(files.map(({ path, sha384 }) => [path, sha384]));
  return (file: string) => {
    const hash = hashes.get(`client/${file}`);
    if (hash === undefined) throw new Error(`The manifest of ${name} does not list client/${file}.`);
    return { address: base + file, integrity: integrityFromHash(hash) };
  };
}
