import { shownConditions, shownTerms } from '../../shared/site';
import { useId } from 'react';
import { formatAbn } from '../../../shared/abn/formatAbn';
import { Field } from '../../ui/form/Field';
import field from '../../ui/form/Field.module.css';
import { TermsLabel } from '../legal/TermsLabel';
import styles from './BusinessFields.module.css';

interface BusinessFieldsProps {
  /** what was sent before */
  value: (name: string) => string;
  problem: (name: string) => string | undefined;
}

/** What a business says of itself when it asks to advertise (docs/rules/enquiries.md#advertise-with-us). */
export function BusinessFields({ value, problem }: BusinessFieldsProps) {
  return (
    <>
      <Field label="Name of your business" problem={problem('companyName')}>
        {(control) => (
          <input
            {...control}
            name="companyName"
            required
            autoComplete="organization"
            maxLength={400}
            defaultValue={value('companyName')}
          />
        )}
      </Field>
      <Field
        label="ABN"
        problem={problem('abn')}
        hint="11 digits, for example 51 824 753 556. Sole traders have one too."
      >
        {(control) => (
          <input
            {...control}
            name="abn"
            required
            inputMode="numeric"
            autoComplete="off"
            maxLength={30}
            defaultValue={value('abn')}
            onBlur={({ target }) => (target.value = groupAbn(target.value))}
          />
        )}
      </Field>
      <Field label="Telephone (optional)" problem={problem('phoneNo')}>
        {(control) => (
          <input
            {...control}
            name="phoneNo"
            type="tel"
            autoComplete="tel"
            maxLength={30}
            defaultValue={value('phoneNo')}
          />
        )}
      </Field>
    </>
  );
}

/** Groups 11 digits as people read an ABN; leaves anything else as it was typed. */
function groupAbn(typed: string): string {
  const digits = typed.replace(/\s/g, '');
  return /^\d{11}$/.test(digits) ? formatAbn(digits) : typed;
}

interface AcceptTermsProps {
  isTicked: boolean;
  problem: string | undefined;
}

export function AcceptTerms({ isTicked, problem }: AcceptTermsProps) {
  const id = useId();
  return (
    <div className={field.field}>
      <div className={styles.tick}>
        <input
          id={id}
          type="checkbox"
          name="acceptTerms"
          value="true"
          required
          defaultChecked={isTicked}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        />
        <TermsLabel htmlFor={id} isAdvertiser />
        <input type="hidden" name="termsVersion" value={shownTerms} />
        <input type="hidden" name="advertisingVersion" value={shownConditions} />
      </div>
      {problem !== undefined && (
        <p id={`${id}-problem`} className={field.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
