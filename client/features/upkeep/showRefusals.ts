import type { FormInstance } from 'antd';
import type { FieldFailure } from '../../platform/errors/RequestFailure';

/** Puts each of the server's sentences at the field that it is about, and the focus on the first of them. */
export function showRefusals(form: FormInstance, fields: readonly FieldFailure[]): void {
  form.setFields(fields.map(({ field, message }) => ({ name: field, errors: [message] })));
  const [first] = fields;
  if (first) form.focusField(first.field);
}
