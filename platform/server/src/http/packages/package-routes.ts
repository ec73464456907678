import { sha384 } from '@viit/contract/integrity';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import type { Database } from '../../database/database.ts';
import { readPackage, readTarball } from '../../registry/toolkits/read-package.ts';
import { sendError } from '../send-error.ts';
import {
  abbreviatedDocument,
  abbreviatedType,
  packageDocument,
  versionDocument,
  versionOfTarball,
} from './package-documents.ts';
import { type PackageAddress, parsePackageAddress } from './parse-package-address.ts';
import { requestOrigin } from './request-origin.ts';

interface PackageContext {
  database: Database;
  /** The site's public origin. */
  origin: string;
}

/** Only the client may store a document with addresses: they have the origin that the request named. */
const documentCaching = 'private, max-age=60';
/** A version of a package never changes. */
const tarballCaching = 'public, max-age=31536000, immutable';
const jsonType = 'application/json; charset=utf-8';

/**
 * `/_packages/`: a read-only npm registry of the toolkit's packages. Tarball addresses have the origin of the request, so that
 * the same packages can be installed from any address of the site.
 */
export async function packageRoutes(server: FastifyInstance, context: PackageContext): Promise<void> {
  server.get('/*', async (request, reply) => {
    const address = parsePackageAddress(request.url);
    if (address?.kind === 'registry') return sendJson(request, reply, {});
    if (address?.kind === 'tarball') return sendTarball(context, request, reply, address);
    return sendDocument(context, request, reply, address);
  });
  server.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/*',
    // Before the body is read: a package that somebody tries to publish may be large.
    onRequest: async (request, reply) => refuseChange(request, reply),
    handler: refuseChange,
  });
}

function refuseChange(request: FastifyRequest, reply: FastifyReply) {
  const reason =
    'Packages are not published here one by one. Publish the whole toolkit with: viit publish toolkit. Other packages belong in another registry.';
  return sendError(request, reply.header('allow', 'GET, HEAD'), { status: 405, reason });
}

async function sendTarball(
  { database }: PackageContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { name, file }: Extract<PackageAddress, { kind: 'tarball' }>,
) {
  const version = versionOfTarball(name, file);
  const tarball = version === undefined ? undefined : await readTarball(database, { name, version });
  if (!tarball)
    return sendUnknown(request, reply, `${name} has no tarball ${file}. Its versions: npm view ${name} versions`);
  const { sha384: hash, bytes } = tarball;
  const headers = { 'cache-control': tarballCaching, etag: etagOf(hash) };
  if (fresh(request.headers, headers)) return reply.code(304).headers(headers).send();
  return reply
    .headers(headers)
    .type('application/octet-stream')
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

/** Sends what is known of a package: all versions, one of them, or only its tags. */
async function sendDocument(
  { database, origin }: PackageContext,
  request: FastifyRequest,
  reply: FastifyReply,
  address: Exclude<PackageAddress, { kind: 'registry' | 'tarball' }> | undefined,
) {
  const found = address && (await readPackage(database, address.name));
  if (!found) {
    const what = address ? `no package ${address.name}` : 'nothing at this address';
    return sendUnknown(
      request,
      reply,
      `This registry has ${what}: it has only the packages of the site's toolkit. Use it for the scope @viit, and another registry for all other packages.`,
    );
  }
  const registry = `${requestOrigin(request, origin)}/_packages/`;
  if (address.kind === 'tags') return sendJson(request, reply, found.tags);
  if (address.kind === 'package') {
    reply.header('vary', 'accept');
    return prefersAbbreviated(request)
      ? sendJson(request, reply, abbreviatedDocument(found, registry), abbreviatedType)
      : sendJson(request, reply, packageDocument(found, registry));
  }
  const wanted = new Map(Object.entries(found.tags)).get(address.version) ?? address.version;
  const version = found.versions.find((one) => one.version === wanted);
  if (version) return sendJson(request, reply, versionDocument(found.name, version, registry));
  return sendUnknown(request, reply, `${found.name} has no version ${wanted}. Its newest is ${found.tags.latest}.`);
}

function sendJson(request: FastifyRequest, reply: FastifyReply, value: unknown, type = jsonType) {
  const text = JSON.stringify(value);
  const headers = { 'cache-control': documentCaching, etag: etagOf(sha384(text)) };
  if (fresh(request.headers, headers)) return reply.code(304).headers(headers).send();
  return reply.headers(headers).type(type).send(text);
}

const sendUnknown = (request: FastifyRequest, reply: FastifyReply, reason: string) =>
  sendError(request, reply, { status: 404, reason });

/** A strong validator: 132 bits of the hash. */
const etagOf = (hash: string): string => `"${hash.slice(0, 22)}"`;

/** Clients that know the abbreviated form prefer it; those that want all of a package do not name it. */
const prefersAbbreviated = ({ headers }: FastifyRequest): boolean => headers.accept?.includes(abbreviatedType) === true;
