import { useId, useState, type ReactNode } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { TextButton } from '../../Example/buttons';
import styles from '../../Example/panels.module.css';
import type { Theme } from './address';
import { offerOf, type Choices, type EmbedInput } from './iframe';

interface Props extends EmbedInput {
  /** Opens the download panel, for code that is too long for embedding. */
  readonly openDownload?: (() => void) | undefined;
}

const themes: readonly { readonly value: Theme | undefined; readonly label: string }[] = [
  { value: undefined, label: 'Reader’s system setting' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

function ChoiceFields({
  choices,
  choose,
}: {
  readonly choices: Choices;
  choose(choices: Choices): void;
}): ReactNode {
  return (
    <div className={styles.row}>
      <label>
        Colors{' '}
        <select
          value={choices.theme ?? ''}
          onChange={({ target }) =>
            choose({ ...choices, theme: themes.find(({ value }) => value === target.value)?.value })
          }
        >
          {themes.map(({ value, label }) => (
            <option key={label} value={value ?? ''}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        <input
          type="checkbox"
          checked={choices.showsCode}
          onChange={({ target }) => choose({ ...choices, showsCode: target.checked })}
        />{' '}
        Show the code
      </label>
    </div>
  );
}

/** Panel with the HTML for embedding an example or changed code in another site. */
export default function EmbedPanel(props: Props): ReactNode {
  const { hash, openDownload } = props;
  const id = useId();
  const { withBaseUrl } = useBaseUrlUtils();
  const [choices, setChoices] = useState<Choices>({ theme: undefined, showsCode: false });
  const [said, setSaid] = useState('');

  const offer = offerOf(props, choices, (path) => window.location.origin + withBaseUrl(path));
  if (offer.type === 'tooLong') {
    return (
      <div className={styles.panel}>
        <p>
          The code is too long to fit into the embed’s address: {offer.reason}. Download the example
          instead and publish it with your site.
        </p>
        {openDownload !== undefined && <TextButton onClick={openDownload}>Download</TextButton>}
      </div>
    );
  }
  if (offer.type === 'nothing') {
    return (
      <div className={styles.panel}>
        <p>Nothing to embed yet. Open an example or write some code first.</p>
      </div>
    );
  }

  const { html } = offer;
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(html);
      setSaid('Copied');
    } catch {
      setSaid('Couldn’t copy. Select the text and copy it');
    }
  }
  return (
    <div className={styles.panel}>
      <ChoiceFields
        choices={choices}
        choose={(next) => {
          setChoices(next);
          setSaid('');
        }}
      />
      <label htmlFor={id}>HTML to embed in another site</label>
      <div className={styles.row}>
        <textarea
          id={id}
          className={styles.link}
          readOnly
          rows={4}
          spellCheck={false}
          value={html}
          onFocus={({ target }) => target.select()}
        />
      </div>
      <div className={styles.row}>
        <TextButton primary onClick={() => void copy()}>
          Copy HTML
        </TextButton>
        <span role="status">{said}</span>
      </div>
      <p className={styles.hint}>
        The frame shows this version for as long as the site provides it. The frame can access only
        the demo project.{' '}
        {hash !== undefined &&
          'Readers see a notice that the code in the URL isn’t from this site. The code runs only after they select Run. '}
        The page that contains the frame can send messages to start the example, move its camera,
        and take pictures.
      </p>
    </div>
  );
}
