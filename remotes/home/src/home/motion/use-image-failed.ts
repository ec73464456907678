import { type RefObject, useEffect, useState } from 'react';

/** Whether a picture could not be loaded, also when it failed before the page was hydrated. */
export function useImageFailed(image: RefObject<HTMLImageElement | null>): boolean {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const element = image.current;
    if (!element) return;
    const fail = () => setFailed(true);
    if (element.getAttribute('src') && element.complete && element.naturalWidth === 0) fail();
    element.addEventListener('error', fail);
    return () => element.removeEventListener('error', fail);
  }, [image]);
  return failed;
}
