import { contentCodes } from './content-codes.ts';
import { peopleCodes } from './people-codes.ts';

export const siteStillServed =
  'The site is still served from memory. Check with "viit status" whether your change is live; publishing the same build twice does no harm.';

/**
 * A code never changes. `message` is the sentence of the refusal; with `meaning`, the code that refuses adds a sentence with
 * details. docs/refusals.md is generated from this.
 */
export const errorCodes = {
  'request-invalid': { status: 400, meaning: 'A parameter or the body is not valid for this route.' },
  'body-too-large': { status: 413, meaning: 'The body exceeds the limit of its route.' },
  'route-unknown': { status: 404, meaning: 'The registry has no such route.' },

  'requests-too-many': {
    status: 429,
    meaning: 'Too many requests of this person or token are in progress; the response says when to try again.',
  },
  'token-missing': {
    status: 401,
    message:
      'This needs a token. Get one for yourself with viit login, or pass one with --token or in VIIT_TOKEN; the operator creates it with: viit token create',
  },
  'token-unknown': {
    status: 401,
    message:
      'The registry does not know this token. Check that it was copied completely and is for this site, or ask the operator for a new one.',
  },
  'tokens-too-many': { status: 429, meaning: 'Too many unknown tokens from this address.' },
  'token-revoked': { status: 401, meaning: 'The token was revoked.' },
  'token-expired': { status: 401, meaning: 'The token has expired.' },
  'token-network': { status: 403, meaning: 'The token may not be used from this address.' },
  'not-permitted': { status: 403, meaning: 'The rights of the person or token do not permit this.' },
  'rights-changed': { status: 409, meaning: 'The rights were changed while this was in progress.' },
  'token-not-found': { status: 404, meaning: 'There is no token with this number.' },

  ...peopleCodes,

  'archive-invalid': { status: 400, meaning: 'The archive is empty, broken, or not a gzipped tar file.' },
  'archive-too-large': {
    status: 413,
    meaning: 'The size of the archive or of a file, or the number of files, exceeds its limit.',
  },
  'archive-entry-invalid': { status: 422, meaning: 'The archive contains a link, a device, or an invalid path.' },
  'archive-contradictory': { status: 422, meaning: 'The archive contains the same path twice.' },
  'upload-timeout': { status: 408, meaning: 'The archive or the file arrived too slowly.' },
  'uploads-too-many': { status: 429, meaning: 'Too many uploads are in progress; try again later.' },
  'manifest-invalid': {
    status: 422,
    meaning: 'The manifest is missing, not valid, or does not match the build it describes.',
  },
  'file-missing': { status: 422, meaning: 'The manifest lists a file that the build does not contain.' },
  'file-unlisted': { status: 422, meaning: 'The archive contains a file that the manifest does not list.' },
  'file-hash-mismatch': { status: 422, meaning: 'A file differs from its hash in the manifest.' },
  'file-size-mismatch': { status: 422, meaning: 'The size of a file differs from the manifest.' },
  'identity-mismatch': {
    status: 422,
    meaning: 'The identity of a build does not match its files, or begins like that of another build.',
  },
  'build-missing': { status: 422, meaning: 'A folder contains no finished build.' },
  'build-name-mismatch': { status: 422, meaning: 'The build belongs to another section than the one it was sent for.' },
  'version-taken': { status: 409, meaning: 'The version already names another build.' },
  'toolkit-invalid': {
    status: 422,
    meaning: 'The toolkit.json of a toolkit is missing, not valid, or names another version than the request.',
  },
  'package-invalid': {
    status: 422,
    meaning:
      'A package of a toolkit is no npm package, has another name or version than toolkit.json says, or runs scripts when it is installed.',
  },
  'package-version-taken': { status: 409, meaning: 'The version of a package already names other bytes.' },
  'build-unknown': { status: 404, meaning: 'The registry does not have this build or version.' },

  'entry-invalid': {
    status: 422,
    meaning: "The section's entry fails to load, does not expose ./pages, or requests an undeclared module.",
  },
  'entry-too-large': { status: 422, meaning: "The entry's scripts exceed their budget." },
  'style-outside-section': {
    status: 422,
    meaning:
      'A stylesheet of a section applies to more than the elements of the section, cannot be parsed, or is not UTF-8.',
  },
  'budget-exceeded': {
    status: 422,
    meaning:
      "A page's scripts or styles, a picture, a file, the number of pages, or the rows that they add to the page table exceed the budget.",
  },
  'shell-missing': { status: 422, message: 'A release needs a shell. Publish the shell first.' },
  'peer-unmet': {
    status: 422,
    meaning: 'The shell does not provide a shared module in the version that a section needs.',
  },
  'toolkit-unmet': { status: 422, meaning: "A section's toolkit is not compatible with the shell." },
  'address-taken': {
    status: 422,
    meaning: 'Two builds claim the same address, or a grant overlaps the address of another section.',
  },
  'address-reserved': { status: 422, meaning: 'A build claims an address that is reserved for the server.' },
  'address-not-owned': { status: 403, meaning: 'A build claims an address that its section does not own.' },
  'address-invalid': { status: 400, meaning: 'The section or the address of a grant is malformed.' },
  'address-not-granted': { status: 404, meaning: 'The section was not granted the address that is to be taken back.' },
  'page-removed': { status: 409, meaning: 'A live page would be removed, without a redirect and without being named.' },
  'section-not-live': { status: 404, meaning: 'The section is not live, so it cannot be withdrawn.' },
  'section-required': { status: 409, meaning: 'The site cannot be without the shell, or without the home page.' },
  'menu-entry-invalid': { status: 400, meaning: 'The text names no position in the menu.' },
  'menu-entry-taken': { status: 409, meaning: 'Another section has this entry in the menu.' },
  'menu-entry-not-granted': { status: 404, meaning: 'The section has no such entry in the menu.' },
  'menu-unconfirmed': { status: 409, meaning: 'A change of the menu renders every page again; confirm it.' },
  'menu-changed': { status: 409, meaning: 'Somebody else has changed the menu at the same time.' },
  'part-reverted': {
    status: 409,
    meaning: 'Somebody has withdrawn or rolled back a part of the change after the change began.',
  },
  'page-not-live': { status: 404, meaning: 'The section has no page at this address on the live site.' },
  'withdrawal-unconfirmed': {
    status: 409,
    meaning: 'A section would leave the live site; the sentence lists its addresses and who links to them.',
  },
  'page-fails': { status: 422, meaning: 'A page throws, hangs, or needs too much memory while it is rendered.' },
  'pages-too-slow': { status: 422, meaning: "A section's pages together take too long to render and read." },
  'page-without-title': { status: 422, meaning: 'A rendered page has no title.' },
  'page-too-large': { status: 422, meaning: 'A rendered page exceeds the HTML budget, compressed or not.' },
  'page-too-complex': { status: 422, meaning: 'A rendered page takes too much time or memory to read.' },
  'search-entries-too-many': { status: 422, meaning: "A section's pages have too many entries for the search." },
  'page-text-invalid': {
    status: 422,
    meaning: 'A rendered page contains a NUL character or half of a surrogate pair, which cannot be stored.',
  },

  'channel-name-invalid': { status: 400, meaning: 'The name cannot be the name of a preview.' },
  'not-a-preview': { status: 400, meaning: 'The operation is for previews, and "live" is not one.' },
  'preview-unknown': { status: 404, meaning: 'There is no preview with this name.' },
  'preview-not-owned': { status: 403, meaning: 'The preview belongs to another team.' },
  'nothing-to-promote': { status: 422, meaning: 'The preview contains nothing that one may promote.' },
  'page-missing': { status: 404, meaning: 'The collection names no page, or the section has no such page.' },
  'never-live': { status: 404, meaning: 'The section, version or release was never live, or has been pruned.' },
  'no-earlier-version': { status: 404, meaning: 'There is no earlier version of this part to roll back to.' },
  'rollback-unconfirmed': {
    status: 409,
    meaning: 'The whole site would go back to another release; the sentence lists what changes and what stays.',
  },
  'release-unknown': { status: 404, meaning: 'There is no release with this number that one may see.' },
  'nothing-live': {
    status: 404,
    message: 'Nothing has been published yet. Publish the shell first: viit publish shell',
  },

  ...contentCodes,
  'export-conflict': {
    status: 422,
    meaning:
      'Two resources of a build or of the release need the same file in an export, or one is a compressed variant.',
  },
  'export-file-unknown': {
    status: 404,
    message: 'The request names a file that this export does not contain. Export again: viit export',
  },

  'database-full': {
    status: 503,
    message: `The database has no space left, so nothing can be published. The operator makes space with "viit prune" or a larger disk. ${siteStillServed}`,
  },
  'database-unavailable': { status: 503, meaning: 'The database does not respond.' },
  'temporary-folder-full': {
    status: 503,
    message:
      "The server's temporary folder has no space left, so no build can be received or rendered. The site is still served. The operator makes space in that folder, or sets another one in TMPDIR and restarts the server.",
  },
  'registry-failed': { status: 500, meaning: 'The registry failed unexpectedly; the details are in the server log.' },
} as const satisfies Record<string, { status: number } & ({ meaning: string } | { message: string })>;

export type ErrorCode = keyof typeof errorCodes;

export const describedCodes = Object.entries(errorCodes).map(([code, error]) => ({
  code,
  status: error.status,
  meaning: 'message' in error ? error.message : error.meaning,
}));
