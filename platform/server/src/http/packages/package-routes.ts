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

interface PackageContext {
  database: Database;
  origin: string;
}

/** Private: the documents' addresses have the origin of the client's request. */
const documentCaching = 'private, max-age=60';
const tarballCaching = 'public, max-age=31536000, immutable';
const jsonType = 'application/json; charset=utf-8';

const scopedName = '(?<name>@[a-z0-9-]+/[a-z0-9][a-z0-9._-]*)';
const packagePath = new RegExp(`^${scopedName}(?:/-/(?<file>[^/]+)|/(?<version>[^/]+))?$`);
const tagsPath = new RegExp(`^-/package/${scopedName}/(?<tags>dist-tags)$`);

/**
 * A read-only npm registry of the toolkit's packages. Tarball addresses have the request's origin, so any address of the
 * site works.
 */
export async function packageRoutes(server: FastifyInstance, context: PackageContext): Promise<void> {
  // npm escapes the slash in a scoped name, other clients do not.
  server.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const path = request.params['*'];
    // Clients use these to detect a registry.
    if (path === '' || path === '-/ping') return sendJson(request, reply, {});
    const address = (packagePath.exec(path) ?? tagsPath.exec(path))?.groups ?? {};
    const { name = '', file } = address;
    if (file) return sendTarball(context, request, reply, { name, file });
    return sendDocument(context, request, reply, address);
  });
  server.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/*',
    // Before the body is read, which may be large.
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
  { name, file }: { name: string; file: string },
) {
  const version = versionOfTarball(name, file);
  const tarball = version === undefined ? undefined : await readTarball(database, { name, version });
  if (!tarball)
    return sendUnknown(request, reply, `${name} has no tarball ${file}. Its versions: npm view ${name} versions`);
  const { sha384: hash, bytes } = tarball;
  return send(request, reply, bytes, { type: 'application/octet-stream', hash, caching: tarballCaching });
}

/** Sends all versions of a package, one of them, or only its tags. */
async function sendDocument(
  { database, origin }: PackageContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { name, version, tags }: Partial<Record<string, string>>,
) {
  const found = name && (await readPackage(database, name));
  if (!found) {
    const what = name ? `no package ${name}` : 'nothing at this address';
    return sendUnknown(
      request,
      reply,
      `This registry has ${what}: it has only the packages of the site's toolkit. Use it for the scope @viit, and another registry for all other packages.`,
    );
  }
  if (tags) return sendJson(request, reply, found.tags);
  const registry = `${requestOrigin(request, origin)}/_packages/`;
  if (!version) {
    reply.header('vary', 'accept');
    return request.headers.accept?.includes(abbreviatedType)
      ? sendJson(request, reply, abbreviatedDocument(found, registry), abbreviatedType)
      : sendJson(request, reply, packageDocument(found, registry));
  }
  const wanted = new Map(Object.entries(found.tags)).get(version) ?? version;
  const wantedVersion = found.versions.find((one) => one.version === wanted);
  if (wantedVersion) return sendJson(request, reply, versionDocument(found.name, wantedVersion, registry));
  return sendUnknown(request, reply, `${found.name} has no version ${wanted}. Its newest is ${found.tags.latest}.`);
}

function requestOrigin({ protocol, host }: FastifyRequest, fallback: string): string {
  const origin = `${protocol}://${host}`;
  // A host with a path or a user would lead elsewhere.
  return /^[\w.[\]:-]+$/.test(host) && URL.canParse(origin) ? new URL(origin).origin : fallback;
}

function sendJson(request: FastifyRequest, reply: FastifyReply, value: unknown, type = jsonType) {
  const text = JSON.stringify(value);
  return send(request, reply, text, { type, hash: sha384(text), caching: documentCaching });
}

/** With a strong validator: 132 bits of the hash. */
function send(
  request: FastifyRequest,
  reply: FastifyReply,
  body: string | Uint8Array,
  { type, hash, caching }: { type: string; hash: string; caching: string },
) {
  const headers = { 'cache-control': caching, etag: `"${hash.slice(0, 22)}"` };
  if (fresh(request.headers, headers)) return reply.code(304).headers(headers).send();
  return reply.headers(headers).type(type).send(body);
}

const sendUnknown = (request: FastifyRequest, reply: FastifyReply, reason: string) =>
  sendError(request, reply, { status: 404, reason });
