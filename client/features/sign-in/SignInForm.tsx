import { Form, type FormProps } from 'antd';
import type { ReactNode } from 'react';
import styles from './SignInForm.module.css';

interface SignInFormProps<Values> extends Pick<
  FormProps<Values>,
  'form' | 'initialValues' | 'onFinish' | 'requiredMark'
> {
  children: ReactNode;
}

/** A form on the login layout's card. Validates on submit and focuses the first error. */
export function SignInForm<Values extends object>(props: SignInFormProps<Values>) {
  return (
    <Form<Values>
      className={styles.form}
      layout="vertical"
      size="large"
      requiredMark={false}
      scrollToFirstError={{ focus: true }}
      validateTrigger="onSubmit"
      {...props}
    />
  );
}
