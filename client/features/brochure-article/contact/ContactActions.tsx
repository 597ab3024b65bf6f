import type { FragmentType } from '@apollo/client';
import { OutwardLink } from '../../statistics/OutwardLink';
import { useContactActionsBrochureFragment } from '../../../generated/ContactActions';
import type { ContactActionsBrochureFragment } from '../../../generated/types';
import { buttonClassName } from '../../../ui/buttons/buttonClassName';
import { classNames } from '../../../ui/classNames';
import { MoreIcon } from '../../../ui/icons/MoreIcon';
import styles from './ContactActions.module.css';
import { addressOnPaper } from '../addressOnPaper';
import { listContactActions } from './listContactActions';
import { StickyAction } from '../StickyAction';

interface ContactActionsProps {
  brochure: FragmentType<ContactActionsBrochureFragment>;
  /** the first button is the page's main action, with no other before it */
  withPrimary: boolean;
}

/** Contact as buttons. */
export function ContactActions({ brochure, withPrimary }: ContactActionsProps) {
  const { data, complete } = useContactActionsBrochureFragment(brochure);
  if (!complete) return null;
  const actions = listContactActions(data);
  if (actions.length === 0) return null;
  return (
    <ul className={styles.actions} aria-label="Contact">
      {actions.map(({ label, short, href, printed, icon, eventCode }, index) => {
        const isPrimary = withPrimary && index === 0;
        const onPaper = addressOnPaper({ href, printed, eventCode });
        const link = (
          <OutwardLink
            href={href}
            brochureId={data.id}
            eventCode={eventCode}
            className={buttonClassName({ primary: isPrimary, className: styles.button })}
          >
            <MoreIcon name={icon} />
            <span className={classNames(styles.label, onPaper !== null && styles.onScreen)}>{label}</span>
            <span className={styles.short} aria-hidden="true">
              {short}
            </span>
            {onPaper !== null && (
              <span className={styles.onPaper} aria-hidden="true">
                {onPaper}
              </span>
            )}
          </OutwardLink>
        );
        return (
          <li key={href} className={isPrimary ? styles.primary : undefined}>
            {isPrimary ? <StickyAction>{link}</StickyAction> : link}
          </li>
        );
      })}
    </ul>
  );
}
