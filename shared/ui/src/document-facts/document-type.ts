const images = ['png', 'jpg', 'jpeg', 'webp', 'avif', 'svg', 'gif'];

/** "Image", the extension in capitals, or "Document". */
export function documentType(href: string): string {
  const extension = /\.([a-z]{2,4})(?:[?#]|$)/i.exec(href)?.[1]?.toLowerCase();
  if (!extension) return 'Document';
  return images.includes(extension) ? 'Image' : extension.toUpperCase();
}
