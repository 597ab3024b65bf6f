import type { ReactNode } from 'react';
import { typeIntroductions } from '../../generated/brochureTypeEditors';
import { brochureTypes, typeIcons } from '../../generated/brochureTypes';
import type { BrochureType } from '../../generated/types';
import { Icon } from '../../ui/icons/Icon';
import { Link } from '../../ui/links/Link';
import { isCreatable } from './editorPath';
import styles from './TypeChoices.module.css';

interface TypeChoicesProps {
  pathOf: (type: BrochureType) => string;
  nameOf: (type: BrochureType) => ReactNode;
}

/** Links to a new ad of each type that people create. */
export function TypeChoices({ pathOf, nameOf }: TypeChoicesProps) {
  return (
    <ul className={styles.choices}>
      {brochureTypes.filter(isCreatable).map((type) => (
        <li key={type}>
          <Link to={pathOf(type)} className={styles.choice}>
            <Icon name={typeIcons[type]} size={28} />
            <span>
              <strong className={styles.name}>{nameOf(type)}</strong>
              {typeIntroductions[type]}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
