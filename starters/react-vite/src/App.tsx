/** The page, with a button that opens and closes the view. */
import { useState } from 'react';
import { Viewer } from './Viewer';

export function App() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <header>
        <h1>Reveal with React</h1>
        <button type="button" onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Close' : 'Open'}
        </button>
      </header>
      <main>{isOpen && <Viewer />}</main>
    </>
  );
}
