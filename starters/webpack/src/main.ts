/** Opens and closes the view on the page, and shows the view's status. */
import './style.css';
import { createClient } from './connection';
import { openView } from './view';
import { describe } from './words';

function find<Kind extends Element>(root: ParentNode, selector: string): Kind {
  const found = root.querySelector<Kind>(selector);
  if (found === null) throw new Error(`The page has no ${selector}.`);
  return found;
}

/** Adds the view to the page. Returns a function that removes it. */
function mount(main: HTMLElement): () => void {
  main.append(find<HTMLTemplateElement>(document, '#viewer').content.cloneNode(true));
  const section = find<HTMLElement>(main, 'section');
  const status = find<HTMLElement>(main, '[role=status]');
  const alert = find<HTMLElement>(main, '[role=alert]');

  function open() {
    status.textContent = 'Loading the model…';
    alert.hidden = true;
    return openView(section, createClient(), {
      onReady: () => (status.textContent = 'Click a part.'),
      onPick: (part) =>
        (status.textContent = part === undefined ? 'Nothing there.' : `Part: ${part}`),
      onError: (error) => {
        status.textContent = '';
        find(alert, 'p').textContent = describe(error);
        alert.hidden = false;
      },
    });
  }

  let view = open();
  find<HTMLButtonElement>(alert, 'button').onclick = () => {
    view.dispose();
    view = open();
  };
  return () => {
    view.dispose();
    main.replaceChildren();
  };
}

const main = find<HTMLElement>(document, 'main');
const toggle = find<HTMLButtonElement>(document, '#toggle');
let unmount: (() => void) | undefined = mount(main);

toggle.onclick = () => {
  unmount?.();
  unmount = unmount === undefined ? mount(main) : undefined;
  toggle.textContent = unmount === undefined ? 'Open' : 'Close';
};
