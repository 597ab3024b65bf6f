import { useContext } from 'react';
import { PostedFormContext } from '../../../platform/page/contexts/PostedFormContext';
import { paths } from '../../../shared/paths';
import { Button } from '../../../ui/buttons/Button';
import { EmailField } from '../../../ui/form/EmailField';
import { Field } from '../../../ui/form/Field';
import styles from './OwnDataScreen.module.css';

interface CorrectionFormsProps {
  token: string;
  /** null: nothing has a name */
  name: string | null;
  isOfBusiness: boolean;
}

/** A form for the name and one for the address, which its new mailbox confirms (docs/rules/privacy-and-law.md#correction). */
export function CorrectionForms({ token, name, isOfBusiness }: CorrectionFormsProps) {
  const posted = useContext(PostedFormContext);
  const problemOf = (field: string) =>
    posted?.values['act'] === field ? posted.fields.find((each) => each.field === field)?.message : undefined;
  return (
    <section className={styles.part} aria-labelledby="correction">
      <h2 id="correction">Correct it</h2>
      {name !== null && (
        <form action={paths.ownData(token)} method="post" noValidate className={styles.form}>
          <input type="hidden" name="act" value="name" />
          <Field label="Name" problem={problemOf('name')}>
            {(control) => (
              <input
                {...control}
                name="name"
                required
                autoComplete="name"
                maxLength={100}
                defaultValue={posted?.values['name'] ?? name}
              />
            )}
          </Field>
          <Button type="submit">Correct the name</Button>
        </form>
      )}
      {isOfBusiness ? (
        <p>The address belongs to a login, a company or an ad. Write to us to change it.</p>
      ) : (
        <form action={paths.ownData(token)} method="post" noValidate className={styles.form}>
          <input type="hidden" name="act" value="email" />
          <EmailField
            label="New email"
            hint="We mail a link there, which confirms it."
            problem={problemOf('email')}
            value={posted?.values['email']}
          />
          <Button type="submit">Change the address</Button>
        </form>
      )}
    </section>
  );
}
