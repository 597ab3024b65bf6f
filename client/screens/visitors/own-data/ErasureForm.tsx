import { useContext } from 'react';
import { PostedFormContext } from '../../../platform/page/contexts/PostedFormContext';
import { paths } from '../../../shared/paths';
import { Disclosure } from '../../../ui/disclosure/Disclosure';
import { Button } from '../../../ui/buttons/Button';
import { Field } from '../../../ui/form/Field';
import styles from './OwnDataScreen.module.css';

interface ErasureFormProps {
  token: string;
  isOfBusiness: boolean;
}

/** Erases a buyer at once; of a business it is a request (docs/rules/privacy-and-law.md#erasure). */
export function ErasureForm({ token, isOfBusiness }: ErasureFormProps) {
  const posted = useContext(PostedFormContext);
  const isPosted = posted?.values['act'] === 'erase';
  const problem = posted?.fields.find(({ field }) => field === 'confirmation')?.message;
  return (
    <section className={styles.part} aria-labelledby="erasure">
      <h2 id="erasure">Erase it</h2>
      <p>
        {isOfBusiness
          ? 'Ads depend on this address, so an administrator erases your data within 30 days. You get the answer by mail.'
          : 'Everything that names you is removed at once and for good. Your coupons stay valid for whoever has their code, but this page no longer finds them.'}
      </p>
      <Disclosure className={styles.details} summary="Erase my data" isOpen={isPosted}>
        <form action={paths.ownData(token)} method="post" noValidate className={styles.form}>
          <input type="hidden" name="act" value="erase" />
          <Field
            label="Type ERASE to confirm"
            hint={isOfBusiness ? undefined : 'You cannot undo this.'}
            problem={isPosted ? problem : undefined}
          >
            {(control) => (
              <input
                {...control}
                name="confirmation"
                required
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={20}
              />
            )}
          </Field>
          <Button type="submit" className={styles.danger}>
            {isOfBusiness ? 'Ask for the erasure' : 'Erase my data for good'}
          </Button>
        </form>
      </Disclosure>
    </section>
  );
}
