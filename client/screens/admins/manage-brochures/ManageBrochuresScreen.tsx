import { isCreatable, newBrochurePath } from '../../../features/brochure-lifecycle/editorPath';
import { typeIntroductions } from '../../../generated/brochureTypeEditors';
import { brochureTypes, typeIcons, typeLabels } from '../../../generated/brochureTypes';
import { Icon } from '../../../ui/icons/Icon';
import { Link } from '../../../ui/links/Link';
import { PageHeading } from '../../../ui/page/PageHeading';
import styles from './ManageBrochuresScreen.module.css';

/** Chooses the kind of a new ad. */
export default function ManageBrochuresScreen() {
  return (
    <>
      <PageHeading title="Add new brochure" subtitle="What kind of ad is it? The kind is for good." />
      <ul className={styles.choices}>
        {brochureTypes.filter(isCreatable).map((type) => (
          <li key={type}>
            <Link to={newBrochurePath(type)} className={styles.choice}>
              <Icon name={typeIcons[type]} size={28} />
              <span>
                <strong className={styles.name}>{`${typeLabels[type]} ad`}</strong>
                {typeIntroductions[type]}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
