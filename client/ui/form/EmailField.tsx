import { Field } from './Field';

interface EmailFieldProps {
  label?: string;
  hint?: string;
  /** of what was sent; undefined: none */
  problem: string | undefined;
  /** what was sent before */
  value: string | undefined;
}

/** The e-mail address in a form that the browser sends itself, as `email`. */
export function EmailField({ label = 'Email', hint, problem, value = '' }: EmailFieldProps) {
  return (
    <Field label={label} problem={problem} hint={hint}>
      {(control) => (
        <input
          {...control}
          name="email"
          required
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          defaultValue={value}
        />
      )}
    </Field>
  );
}
