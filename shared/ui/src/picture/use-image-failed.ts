import { type RefObject, useEffect, useState } from 'react';

/** Returns whether an image could not be loaded, including before the page was hydrated. */
export function useImageFailed(image: RefObject<HTMLImageElement | null>): boolean {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const element = image.current;
    if (!element) return;
    const onError = () => setFailed(true);
    if (element.getAttribute('src') && element.complete && element.naturalWidth === 0) onError();
    element.addEventListener('error', onError);
    return () => element.removeEventListener('error', onError);
  }, [image]);
  return failed;
}
