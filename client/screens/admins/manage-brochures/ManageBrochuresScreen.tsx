import { newBrochurePath } from '../../../features/brochure-form/newBrochurePath';
import { typeNames } from '../../../features/brochure-grid/brochureWords';
import { brochureTypes } from '../../../features/brochures/brochureTypes';
import { Icon } from '../../../ui/Icon';
import { Link } from '../../../ui/Link';
import { PageHeading } from '../../../ui/PageHeading';
import styles from './ManageBrochuresScreen.module.css';

/** Tourism ads are only imported. */
const choices = [
  { type: 'LP_AD', text: 'A page of its own for an offer, with pictures and ways to make contact.' },
  { type: 'CP_AD', text: 'A price, a saving and a number of coupons that visitors can take.' },
  { type: 'BRO_AD', text: 'A PDF or a flip book to turn the pages of.' },
  { type: 'PT_AD', text: 'Leads on to a page outside of this site.' },
  { type: 'BLD_AD', text: 'A plain listing of a business, without a price.' },
] as const;

/** The chooser of all kinds of ads. */
export default function ManageBrochuresScreen() {
  return (
    <>
      <PageHeading title="Add new brochure" subtitle="What kind of ad is it? The kind is for good." />
      <ul className={styles.choices}>
        {choices.map(({ type, text }) => (
          <li key={type}>
            <Link to={newBrochurePath(type)} className={styles.choice}>
              <Icon name={brochureTypes[type].icon} size={28} />
              <span>
                <strong className={styles.name}>{`${typeNames[type]} ad`}</strong>
                {text}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
