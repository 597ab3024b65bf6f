import { Field } from './Field';

interface EmailFieldProps {
  hint?: string;
  /** of what was sent; undefined: none */
  problem: string | undefined;
  /** what was sent before */
  value: string | undefined;
}

/** The e-mail address in a form that the browser sends itself, as `email`. */
export function EmailField({ hint, problem, value = '' }: EmailFieldProps) {
  return (
    <Field label="Email" problem={problem} hint={hint}>
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
