import type { FragmentType } from '@apollo/client';
import { useContactActionsBrochureFragment } from '../../../generated/ContactActions';
import type { ContactActionsBrochureFragment } from '../../../generated/types';
import { ButtonAnchor } from '../../../ui/ButtonAnchor';
import { Icon } from '../../../ui/Icon';
import styles from './ContactActions.module.css';
import { listContactActions } from './listContactActions';

interface ContactActionsProps {
  brochure: FragmentType<ContactActionsBrochureFragment>;
}

/** Contact as buttons; on phones the first one stays at the bottom of the screen. */
export function ContactActions({ brochure }: ContactActionsProps) {
  const { data, complete } = useContactActionsBrochureFragment(brochure);
  if (!complete) return null;
  const actions = listContactActions(data);
  if (actions.length === 0) return null;
  return (
    <ul className={styles.actions} aria-label="Contact">
      {actions.map(({ label, href, icon }, index) => (
        <li key={href} className={index === 0 ? styles.first : undefined}>
          <ButtonAnchor href={href} primary={index === 0} className={styles.button} rel="noopener external">
            <Icon name={icon} />
            {label}
          </ButtonAnchor>
        </li>
      ))}
    </ul>
  );
}
