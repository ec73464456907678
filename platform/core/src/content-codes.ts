/** Codes of entries, documents and pictures; part of `errorCodes`. */
export const contentCodes = {
  'list-unknown': { status: 404, meaning: 'There is no collection with this name.' },
  'list-changed': { status: 409, meaning: 'Somebody else has changed the collection since it was read.' },
  'entries-invalid': {
    status: 422,
    meaning: 'Entries of a collection do not have the fields that its section declares.',
  },
  'entry-unknown': { status: 404, meaning: 'The collection has no entry with this id.' },
  'entry-changed': { status: 409, meaning: 'Somebody else has changed the entry; `details` has both versions.' },
  'review-missing': { status: 409, meaning: 'Somebody else must approve the draft before it is published.' },
  'document-unknown': { status: 404, meaning: 'No section has a document at this address.' },
  'document-invalid': {
    status: 422,
    meaning: 'The file is not complete, or not of the type that the address of the document names.',
  },
  'document-too-large': { status: 413, meaning: 'The file is larger than a document of its type may be.' },
  'picture-invalid': {
    status: 422,
    meaning: 'The uploaded file is no JPEG, PNG, WebP, AVIF or GIF picture, or is damaged.',
  },
  'picture-too-large': { status: 413, meaning: 'The uploaded picture has too many pixels or bytes.' },
  'picture-too-complex': { status: 422, meaning: 'The uploaded picture takes too much time or memory to convert.' },
  'pictures-unavailable': {
    status: 501,
    message:
      'This server cannot convert pictures, because sharp is not installed for its system. Everything else works. Ask the operator to install it: npm ci --include=optional',
  },
} as const;
