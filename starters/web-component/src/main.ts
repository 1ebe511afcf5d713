/** A page that contains the element. Closes and opens the element, and shows its status. */
import './element';
import type { RevealViewer } from './element';
import { describe } from './words';

function find<Kind extends Element>(root: ParentNode, selector: string): Kind {
  const found = root.querySelector<Kind>(selector);
  if (found === null) throw new Error(`The page has no ${selector}.`);
  return found;
}

/** Adds the element to the page. Removing the element frees all its resources. */
function mount(main: HTMLElement): void {
  main.append(find<HTMLTemplateElement>(document, '#viewer').content.cloneNode(true));
  const viewer = find<RevealViewer>(main, 'reveal-viewer');
  const status = find<HTMLElement>(main, '[role=status]');
  const alert = find<HTMLElement>(main, '[role=alert]');

  viewer.addEventListener('ready', () => (status.textContent = 'Click a part.'));
  viewer.addEventListener('pick', (event) => {
    const { detail: part } = event as CustomEvent<string | null>;
    status.textContent = part === null ? 'Nothing there.' : `Part: ${part}`;
  });
  viewer.addEventListener('error', (event) => {
    status.textContent = '';
    find(alert, 'p').textContent = describe((event as unknown as CustomEvent<unknown>).detail);
    alert.hidden = false;
  });
  find<HTMLButtonElement>(alert, 'button').onclick = () => {
    status.textContent = 'Loading the model…';
    alert.hidden = true;
    viewer.open();
  };
}

const main = find<HTMLElement>(document, 'main');
const toggle = find<HTMLButtonElement>(document, '#toggle');
mount(main);

toggle.onclick = () => {
  const isOpen = main.hasChildNodes();
  if (isOpen) main.replaceChildren();
  else mount(main);
  toggle.textContent = isOpen ? 'Open' : 'Close';
};
