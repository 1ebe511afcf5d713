import { useEffect, useId, useRef, type ReactNode } from 'react';
import { TextButton } from '../Example/buttons';
import styles from './styles.module.css';

interface Props {
  readonly address: string;
  close(): void;
}

/** Shows the URL of a page that the frame isn't allowed to open. The URL is selected, so that readers can copy it. */
export function BlockedLink({ address, close }: Props): ReactNode {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.select();
  }, [address]);
  return (
    <div className={styles.blocked} role="alert">
      <label htmlFor={id}>This frame is not allowed to open windows. Copy the address:</label>
      <input ref={field} id={id} readOnly value={address} />
      <TextButton onClick={close}>Close</TextButton>
    </div>
  );
}
