/** A code never changes. docs/refusals.md is generated from this. */
export const errorCodes = {
  'request-invalid': {
    status: 400,
    meaning: 'A parameter or the body does not have the shape that the route expects.',
  },
  'body-too-large': { status: 413, meaning: 'The body exceeds the limit of its route.' },
  'route-unknown': { status: 404, meaning: 'The registry has no such route.' },

  'requests-too-many': {
    status: 429,
    meaning: 'Too many requests with this token are in progress; the response says when to try again.',
  },
  'token-missing': { status: 401, meaning: 'The request has no token.' },
  'token-unknown': { status: 401, meaning: 'The registry does not know this token.' },
  'tokens-too-many': { status: 429, meaning: 'Too many unknown tokens from this address.' },
  'token-revoked': { status: 401, meaning: 'The token was revoked.' },
  'token-expired': { status: 401, meaning: 'The token has expired.' },
  'token-scope': { status: 403, meaning: "The token's scope does not permit this." },
  'scope-invalid': { status: 400, meaning: 'A token cannot be created for this scope.' },
  'token-not-found': { status: 404, meaning: 'There is no token with this number.' },

  'session-missing': {
    status: 401,
    meaning: 'The request to the console belongs to no session, or to one that is over.',
  },
  'console-origin': {
    status: 403,
    meaning: "The request to the console comes from another origin's page, or names a host that is not the console's.",
  },
  'sign-ins-too-many': { status: 429, meaning: 'Too many attempts to sign in to the console.' },

  'archive-invalid': { status: 400, meaning: 'The archive is empty, broken, or not a gzipped tar file.' },
  'archive-too-large': {
    status: 413,
    meaning: 'The archive, one of its files, or the number of files exceeds a limit.',
  },
  'archive-entry-invalid': {
    status: 422,
    meaning: 'The archive contains a link, a device, or a path that builds do not have.',
  },
  'archive-contradictory': {
    status: 422,
    meaning: 'The archive contains a file twice, or a file and a folder of the same name.',
  },
  'upload-timeout': { status: 408, meaning: 'The archive or the file arrived too slowly.' },
  'uploads-too-many': {
    status: 429,
    meaning: 'Too many uploads are in progress; the response says when to try again.',
  },
  'manifest-invalid': {
    status: 422,
    meaning: 'The manifest is missing, not valid, or does not match the build it describes.',
  },
  'file-missing': { status: 422, meaning: 'The manifest lists a file that the build does not contain.' },
  'file-unlisted': { status: 422, meaning: 'The archive contains a file that the manifest does not list.' },
  'file-hash-mismatch': { status: 422, meaning: 'A file differs from its hash in the manifest.' },
  'file-size-mismatch': { status: 422, meaning: 'A file has another size than the manifest lists.' },
  'identity-mismatch': {
    status: 422,
    meaning: 'The identity of a build is not what its files give, or begins like that of another build.',
  },
  'build-missing': { status: 422, meaning: 'A folder contains no finished build.' },
  'build-name-mismatch': { status: 422, meaning: 'The build is of another section than the one it was sent for.' },
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
  'shell-missing': { status: 422, meaning: 'A release needs a shell, and there is none.' },
  'peer-unmet': {
    status: 422,
    meaning: 'The shell does not provide a shared module in the version that a section needs.',
  },
  'toolkit-unmet': {
    status: 422,
    meaning: 'A section was built with a toolkit that the shell does not fit.',
  },
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
  'menu-entry-invalid': { status: 400, meaning: 'The text names no place in the menu.' },
  'menu-entry-taken': { status: 409, meaning: 'Another section has this entry in the menu.' },
  'menu-entry-not-granted': { status: 404, meaning: 'The section has no such entry in the menu.' },
  'menu-unconfirmed': {
    status: 409,
    meaning: 'A change of the menu renders every page again and needs to be confirmed.',
  },
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
  'nothing-to-promote': {
    status: 422,
    meaning: 'The preview contains no build and no document that this token may promote.',
  },
  'never-live': { status: 404, meaning: 'The section, version or release was never live, or has been pruned.' },
  'no-earlier-version': { status: 404, meaning: 'There is no earlier version of this part to roll back to.' },
  'rollback-unconfirmed': {
    status: 409,
    meaning: 'The whole site would go back to another release; the sentence lists what changes and what stays.',
  },
  'release-unknown': { status: 404, meaning: 'There is no release with this number that the token may see.' },
  'nothing-live': { status: 404, meaning: 'Nothing has been published yet.' },

  'list-unknown': { status: 404, meaning: 'There is no content list with this name.' },
  'list-changed': { status: 409, meaning: 'Somebody else has changed the list since it was read.' },
  'list-invalid': { status: 422, meaning: 'An item of the list does not match its schema.' },
  'document-unknown': { status: 404, meaning: 'No section has a document at this address.' },
  'document-invalid': {
    status: 422,
    meaning: 'The file is not complete, or not of the type that the address of the document names.',
  },
  'document-too-large': { status: 413, meaning: 'The file is larger than a document of its type may be.' },
  'export-conflict': {
    status: 422,
    meaning:
      'Two resources of a build or of the release need the same file in an export, or one is a compressed variant.',
  },
  'export-file-unknown': { status: 404, meaning: 'The request names a file that the export does not contain.' },

  'database-full': { status: 503, meaning: 'The database has no space left.' },
  'database-unavailable': { status: 503, meaning: 'The database does not respond.' },
  'temporary-folder-full': { status: 503, meaning: "The server's temporary folder has no space left." },
  'registry-failed': { status: 500, meaning: 'The registry failed unexpectedly; the details are in the server log.' },
} as const satisfies Record<string, { status: number; meaning: string }>;

export type ErrorCode = keyof typeof errorCodes;
