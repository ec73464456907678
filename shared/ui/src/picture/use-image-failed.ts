import { type RefObject, useEffect, useState } from 'react';

/** Also before hydration. */
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
