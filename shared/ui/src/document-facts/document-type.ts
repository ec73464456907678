const images = ['png', 'jpg', 'jpeg', 'webp', 'avif', 'svg', 'gif'];

/** Returns the file type of an address for visitors: "Image", the extension in capitals such as "PDF", or "Document" without an extension. */
export function documentType(href: string): string {
  const extension = /\.([a-z]{2,4})(?:[?#]|$)/i.exec(href)?.[1]?.toLowerCase();
  if (!extension) return 'Document';
  return images.includes(extension) ? 'Image' : extension.toUpperCase();
}
