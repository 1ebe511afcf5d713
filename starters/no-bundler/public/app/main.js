/** Opens and closes the view on the page, and shows the view's status. */
import { createClient } from './connection.js';
import { openView } from './view.js';
import { describe } from './words.js';

/**
 * @template {Element} Kind
 * @param {ParentNode} root
 * @param {string} selector
 * @param {new () => Kind} kind
 */
function find(root, selector, kind) {
  const found = root.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`The page has no ${selector}.`);
  return found;
}

/**
 * Adds the view to the page. Returns a function that removes it.
 * @param {HTMLElement} main
 */
function mount(main) {
  main.append(find(document, '#viewer', HTMLTemplateElement).content.cloneNode(true));
  const section = find(main, 'section', HTMLElement);
  const status = find(main, '[role=status]', HTMLElement);
  const alert = find(main, '[role=alert]', HTMLElement);

  function open() {
    status.textContent = 'Loading the model…';
    alert.hidden = true;
    return openView(section, createClient(), {
      onReady: () => (status.textContent = 'Click a part.'),
      onPick: (part) =>
        (status.textContent = part === undefined ? 'Nothing there.' : `Part: ${part}`),
      onError: (error) => {
        status.textContent = '';
        find(alert, 'p', HTMLElement).textContent = describe(error);
        alert.hidden = false;
      },
    });
  }

  let view = open();
  find(alert, 'button', HTMLButtonElement).onclick = () => {
    view.dispose();
    view = open();
  };
  return () => {
    view.dispose();
    main.replaceChildren();
  };
}

const main = find(document, 'main', HTMLElement);
const toggle = find(document, '#toggle', HTMLButtonElement);
/** @type {(() => void) | undefined} */
let unmount = mount(main);

toggle.onclick = () => {
  unmount?.();
  unmount = unmount === undefined ? mount(main) : undefined;
  toggle.textContent = unmount === undefined ? 'Open' : 'Close';
};
