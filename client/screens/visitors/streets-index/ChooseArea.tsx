import { plural } from '../../../shared/formats/plural';
import { paths } from '../../../shared/paths';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Icon } from '../../../ui/icons/Icon';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { Link } from '../../../ui/links/Link';
import styles from './ChooseArea.module.css';
import { streetsPath } from './streetsQuery';

interface ChooseAreaProps {
  areas: readonly { id: string; code: string; name: string; streetsCount: number }[];
  /** the address names an unknown area */
  isUnknown: boolean;
}

/** Chooses an area; offers only those whose index has streets. */
export function ChooseArea({ areas, isUnknown }: ChooseAreaProps) {
  const indexed = areas.filter(({ streetsCount }) => streetsCount > 0);
  if (indexed.length === 0) {
    return (
      <EmptyState
        icon="signpost"
        headingLevel="h1"
        title="There is no streets index yet"
        actions={<ButtonLink to={paths.brochureList()}>All offers</ButtonLink>}
      >
        <p>Indexes appear here as soon as the streets of an area are known.</p>
      </EmptyState>
    );
  }
  return (
    <>
      <h1 className={styles.heading}>Streets index</h1>
      <p className={styles.text}>
        {isUnknown
          ? 'There is no such area. Choose one of these:'
          : 'Choose the area whose streets you are looking for.'}
      </p>
      <ul className={styles.areas}>
        {indexed.map(({ id, code, name, streetsCount }) => (
          <li key={id}>
            <Link to={streetsPath({ mapArea: code })} className={styles.area}>
              <Icon name="signpost" />
              <span>
                <span className={styles.name}>{name}</span>
                <span className={styles.count}>{plural(streetsCount, 'street')}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
