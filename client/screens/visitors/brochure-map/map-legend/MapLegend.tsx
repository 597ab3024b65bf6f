import styles from './MapLegend.module.css';

/** What the marks on the map mean. */
export function MapLegend() {
  return (
    <details className={styles.legend}>
      <summary className={styles.summary}>Legend</summary>
      <ul className={styles.list}>
        <li>
          <span className={styles.dot} />A business
        </li>
        <li>
          <span className={styles.offer} />
          With an offer
        </li>
        <li>
          <span className={styles.several} />
          Several, zoom in to see each
        </li>
        <li>
          <span className={styles.number}>3</span>
          At one door, or too many to show
        </li>
        <li>
          <span className={styles.price}>$</span>
          Named: the first of the list here
        </li>
      </ul>
    </details>
  );
}
