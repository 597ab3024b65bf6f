import type { FormInstance } from 'antd';
import type { RequestFailure } from '../../platform/errors/RequestFailure';

/**
 * Puts what the server refused at its fields, in its words, and the focus on the first of them. False when the refusal
 * is about none of this form's fields: then it has to be told beside the form.
 */
export function showFieldFailures<Values>(form: FormInstance<Values>, { fields }: RequestFailure): boolean {
  const names = Object.keys(form.getFieldsValue(true) as object);
  const own = fields.filter(({ field }) => names.includes(field));
  if (own.length === 0) return false;
  form.setFields(
    own.map(
      ({ field, message }) => ({ name: field, errors: [message] }) as Parameters<typeof form.setFields>[0][number],
    ),
  );
  form.focusField(own[0]?.field as Parameters<typeof form.focusField>[0]);
  return true;
}
