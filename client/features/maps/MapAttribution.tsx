import { attributionParts } from './attributionParts';
import styles from './MapAttribution.module.css';

/** To whom the ground of the map is owed; stands on the map at all times. */
export function MapAttribution({ html }: { html: string }) {
  if (html === '') return null;
  return (
    <p className={styles.attribution}>
      {attributionParts(html).map(({ text, href }) =>
        href === undefined ? (
          text
        ) : (
          <a key={href} href={href} target="_blank" rel="noreferrer">
            {text}
          </a>
        ),
      )}
    </p>
  );
}
