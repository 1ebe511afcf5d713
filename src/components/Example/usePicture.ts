import { useCallback, useEffect, useState } from 'react';

/** Returns the object URL of a picture, and a function that sets a new picture and revokes the previous URL. */
export function usePicture(): [string | undefined, (picture: Blob | null) => void] {
  const [url, setUrl] = useState<string>();
  useEffect(() => () => (url === undefined ? undefined : URL.revokeObjectURL(url)), [url]);
  const show = useCallback((picture: Blob | null) => {
    setUrl(picture === null ? undefined : URL.createObjectURL(picture));
  }, []);
  return [url, show];
}
