import { CheckCircleFilled, MinusCircleOutlined } from '@ant-design/icons';
import { useStore } from '../../platform/stores/useStore';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useBrochureForm } from './BrochureFormContext';
import styles from './BrochureEditor.module.css';
import { focusField } from './focusField';
import { fieldOfPath } from './values/BrochureFormValues';

/** The server's requirements for publishing, each met or missing. */
export function PublishChecklist({ isPublished }: { isPublished: boolean }) {
  const { store, role } = useBrochureForm();
  const needs = useStore(store, ({ needs }) => needs);
  if (needs === null) return null;
  const missing = needs.filter((need) => !need.isMet).length;
  if (isPublished && missing === 0) return null;
  const heading = role === 'VENDOR' && !isPublished ? 'Needed before you submit it' : 'Needed to publish';
  return (
    <section className={styles.checklist} aria-label={heading}>
      <h2 className={styles.sideHeading}>{heading}</h2>
      <p className={styles.quiet}>{missing === 0 ? 'Nothing is missing.' : `${missing} of ${needs.length} missing.`}</p>
      <ul>
        {needs.map(({ field, message, isMet }) => (
          <li key={message} data-met={isMet}>
            {isMet ? <CheckCircleFilled aria-hidden /> : <MinusCircleOutlined aria-hidden />}
            <span>
              <VisuallyHidden>{isMet ? 'Done: ' : 'Missing: '}</VisuallyHidden>
              {isMet || fieldOfPath(field) === undefined ? (
                message
              ) : (
                <button type="button" onClick={() => focusField(fieldOfPath(field))}>
                  {message}
                </button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
