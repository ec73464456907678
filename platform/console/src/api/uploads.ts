import { fileType, type Operation, operationAddress, type ResponseOf, registryApi } from '@viit/contract/registry-api';
import type { z } from 'zod';
import { request } from './registry-client.ts';

/**
 * Visitors get the file with the entry.
 * @param target the title is the entry's: the file's address is made from it.
 * @returns the address. @throws RegistryError if it is refused.
 */
export async function addDocument(file: File, target: { collection: string; title: string }): Promise<string> {
  return (await send(registryApi.addDocument, target, file)).address;
}

/** Visitors get the file at once. @throws RegistryError if it is refused. */
export async function replaceDocument(file: File, address: string): Promise<void> {
  await send(registryApi.uploadDocument, { address }, file);
}

type Picture = Pick<ResponseOf<typeof registryApi.uploadPicture>, 'src' | 'width' | 'height'>;

/** @returns the value of the field, without the alternative text. @throws RegistryError if the file is refused. */
export async function uploadPicture(file: File, collection: string): Promise<Picture> {
  const { src, width, height } = await send(registryApi.uploadPicture, { collection }, file);
  return { src, width, height };
}

async function send<O extends Operation>(operation: O, query: object, file: File): Promise<ResponseOf<O>> {
  const init = { method: operation.method, body: file, type: fileType };
  const response = await request(`/api${operationAddress(operation, { query })}`, init);
  return (operation.response as z.ZodType).parse(response) as ResponseOf<O>;
}
