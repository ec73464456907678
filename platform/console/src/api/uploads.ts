import { fileType, operationAddress, registryApi } from '@viit/contract/registry-api';
import { request } from './registry-client.ts';

interface DocumentTarget {
  /** The collection. */
  part: string;
  /** Of the entry: a new file's address is made of it. */
  title: string;
  /** Of the file to replace; empty for a new one. */
  address: string;
}

/** @returns the address of the file. @throws RegistryError if it is refused. */
export async function uploadDocument(file: File, { address }: DocumentTarget): Promise<string> {
  await send(operationAddress(registryApi.uploadDocument, { query: { address } }), file);
  return address;
}

/** @returns the value of the field, without the alternative text. @throws RegistryError if the file is refused. */
export async function uploadPicture(
  _file: File,
  _part: string,
): Promise<{ src: string; width: number; height: number }> {
  throw new Error('not yet');
}

const send = (address: string, file: File): Promise<unknown> =>
  request(`/api${address}`, { method: 'PUT', body: file, type: fileType });
