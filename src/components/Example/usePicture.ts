import { useCallback, useEffect, useState } from 'react';

/**
 * Returns an object URL for a picture, and a function that sets the picture. Revokes the URL when
 * the picture is replaced.
 */
export function usePicture(): [string | undefined, (picture: Blob | null) => void] {
  const [url, setUrl] = useState<string>();
  useEffect(() => () => (url === undefined ? undefined : URL.revokeObjectURL(url)), [url]);
  const show = useCallback((picture: Blob | null) => {
    setUrl(picture === null ? undefined : URL.createObjectURL(picture));
  }, []);
  return [url, show];
}
