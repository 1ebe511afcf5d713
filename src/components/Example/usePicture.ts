import { useCallback, useEffect, useState } from 'react';

/** A picture's address, given back when another one takes its place. */
export function usePicture(): [string | undefined, (picture: Blob | null) => void] {
  const [url, setUrl] = useState<string>();
  useEffect(() => () => (url === undefined ? undefined : URL.revokeObjectURL(url)), [url]);
  const show = useCallback((picture: Blob | null) => {
    setUrl(picture === null ? undefined : URL.createObjectURL(picture));
  }, []);
  return [url, show];
}
