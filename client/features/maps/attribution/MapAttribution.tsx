import { Credit } from '../../../ui/page/Credit';
import { attributionParts } from './attributionParts';
import styles from './MapAttribution.module.css';

/** characters; longer notices collapse into one line on a phone */
const longestLine = 44;

/**
 * The attribution of the base map, always visible on the map. On a phone one line names the first source and unfolds all:
 * OpenStreetMap's guidelines let a small screen show the rest after a press
 * (https://osmfoundation.org/wiki/Licence/Attribution_Guidelines).
 */
export function MapAttribution({ html }: { html: string }) {
  // the server knows no attribution and has no HTML parser
  if (html === '') return null;
  const parts = attributionParts(html);
  const notice = parts.map(({ text, href }, index) =>
    href === undefined ? (
      <Credit key={index} text={text} />
    ) : (
      <a key={index} href={href} target="_blank" rel="noreferrer">
        {text}
      </a>
    ),
  );
  const words = parts.map(({ text }) => text).join('');
  if (words.length <= longestLine) return <p className={styles.attribution}>{notice}</p>;
  return (
    <>
      <p className={`${styles.attribution ?? ''} ${styles.wide ?? ''}`}>{notice}</p>
      <details className={`${styles.attribution ?? ''} ${styles.folded ?? ''}`}>
        <summary className={styles.summary}>
          Map data<span className={styles.short}>: {words}</span>
        </summary>
        <p>{notice}</p>
      </details>
    </>
  );
}
