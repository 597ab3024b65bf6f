import type { FormInstance } from 'antd';
import type { RequestFailure } from '../../platform/errors/RequestFailure';

/**
 * Shows the server's field messages in the form and focuses the first. Returns false when none belongs to this form;
 * the caller then shows the error beside the form.
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
