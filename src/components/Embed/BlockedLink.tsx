import { useEffect, useId, useRef, type ReactNode } from 'react';
import { TextButton } from '../Example/buttons';
import styles from './styles.module.css';

interface Props {
  readonly address: string;
  close(): void;
}

/** In place of a window that this frame may not open: the address, selected, to be copied. */
export function BlockedLink({ address, close }: Props): ReactNode {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.select();
  }, [address]);
  return (
    <div className={styles.blocked} role="alert">
      <label htmlFor={id}>The page around lets this frame open no windows. Copy the address:</label>
      <input ref={field} id={id} readOnly value={address} />
      <TextButton onClick={close}>Close</TextButton>
    </div>
  );
}
