import { Form, Input } from 'antd';

interface PasswordFieldProps {
  name: string;
  label: string;
}

/** A new password. Checks the length here; the server also refuses common passwords. */
export function PasswordField({ name, label }: PasswordFieldProps) {
  return (
    <Form.Item
      name={name}
      label={label}
      extra="12 characters or more. A few words together are easy to remember."
      rules={[
        {
          required: true,
          min: 12,
          message: 'Use at least 12 characters; a few words together are easy to remember.',
        },
      ]}
    >
      <Input.Password autoComplete="new-password" maxLength={256} />
    </Form.Item>
  );
}
