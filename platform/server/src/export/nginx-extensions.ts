import type { ExportedResponse } from '@viit/contract';
import { fileSecurityPolicy } from '@viit/core/response-headers';
import { escapeRegExp, quoted } from './nginx-syntax.ts';

const defaultType = 'application/octet-stream';

export const policyOf = ({ headers }: ExportedResponse) => headers['content-security-policy'] ?? '';
const typeOf = ({ headers }: ExportedResponse) => headers['content-type'] ?? defaultType;
const isPage = (response: ExportedResponse) => typeOf(response).startsWith('text/html');
const extensionOf = (address: string) => address.slice(address.lastIndexOf('.') + 1).toLowerCase();

export function mediaTypes(responses: readonly ExportedResponse[]): string {
  const types = new Map(responses.map((one) => [isPage(one) ? 'html' : extensionOf(one.address), typeOf(one)]));
  const lines = [...types]
    .filter(([, type]) => type !== defaultType)
    .map(([extension, type]) => `    ${quoted(type)} ${quoted(extension)};\n`);
  return `types {\n${lines.join('')}}\ndefault_type ${defaultType};\n`;
}

/** Extensions with their own Content-Security-Policy. */
export function filePolicies(responses: readonly ExportedResponse[]): [string, string][] {
  const special = responses.filter((one) => !isPage(one) && policyOf(one) !== fileSecurityPolicy(''));
  return [...new Map(special.map((one) => [`~*\\.${escapeRegExp(extensionOf(one.address))}$`, policyOf(one)]))];
}
