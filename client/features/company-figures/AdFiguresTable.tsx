import { useState } from 'react';
import { Link } from '../../ui/links/Link';
import { ScrollRegion } from '../../ui/page/ScrollRegion';
import { adFigureColumns, sortAdFigures, type AdFigureOrder, type AdFigures } from './adFigureColumns';
import styles from './AdFiguresTable.module.css';

interface AdFiguresTableProps {
  ads: readonly AdFigures[];
  /** where an ad leads to */
  pathOf: (ad: AdFigures) => string;
}

/** The figures by ad; a click on a heading sorts by it, another one turns the order around. */
export function AdFiguresTable({ ads, pathOf }: AdFiguresTableProps) {
  const [order, setOrder] = useState<AdFigureOrder>({ key: 'views', isDescending: true });
  const sortBy = (key: string) =>
    setOrder({ key, isDescending: order.key === key ? !order.isDescending : key !== 'title' });
  return (
    <ScrollRegion className={styles.scroll} label="Figures by ad">
      <table className={styles.table}>
        <thead>
          <tr>
            {adFigureColumns.map(({ key, label }) => {
              const direction = order.isDescending ? 'descending' : 'ascending';
              const sorted = order.key === key ? direction : undefined;
              return (
                <th key={key} scope="col" aria-sort={sorted}>
                  <button type="button" onClick={() => sortBy(key)}>
                    {label} <span aria-hidden="true">{sorted === undefined ? '' : order.isDescending ? '▼' : '▲'}</span>
                  </button>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {sortAdFigures(ads, order).map((ad) => (
            <tr key={ad.brochureDatabaseId}>
              {adFigureColumns.map(({ key, format }) =>
                key === 'title' ? (
                  <th key={key} scope="row">
                    <Link to={pathOf(ad)}>{format(ad)}</Link>
                  </th>
                ) : (
                  <td key={key}>{format(ad)}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
