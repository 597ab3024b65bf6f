import { Alert, Form, type FormInstance } from 'antd';
import { useState, type ReactNode } from 'react';
import { readFailure } from '../../platform/errors/readFailure';
import { Dialog } from '../../ui/dialog/Dialog';
import styles from '../own-account/account.module.css';
import { showFieldFailures } from '../refusals/showFieldFailures';

interface AccessFormDialogProps<Values extends object> {
  title: string;
  okText: string;
  form: FormInstance<Values>;
  initialValues: Values;
  /** rejects with what the server refuses */
  onSubmit: (values: Values) => Promise<void>;
  onClose: () => void;
  /** above the fields */
  lead?: ReactNode;
  children: ReactNode;
}

/** A form in a dialog. The server checks the rules; a refusal appears at its field, or above the form. */
export function AccessFormDialog<Values extends object>({
  title,
  okText,
  form,
  initialValues,
  onSubmit,
  onClose,
  lead,
  children,
}: AccessFormDialogProps<Values>) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function submit(values: Values): Promise<void> {
    setProblem(null);
    setBusy(true);
    try {
      await onSubmit(values);
    } catch (refused) {
      const failure = readFailure(refused);
      // a list is one field here
      const fields = failure.fields.map((each) => ({ ...each, field: each.field.replace(/\.\d+$/, '') }));
      if (!showFieldFailures(form, { ...failure, fields })) setProblem(failure.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      title={title}
      okText={okText}
      cancelText="Close"
      confirmLoading={isBusy}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      {lead}
      {problem !== null && <Alert className={styles.alert} type="error" showIcon title={problem} />}
      <Form<Values>
        form={form}
        className={styles.form}
        layout="vertical"
        size="large"
        requiredMark={false}
        validateTrigger="onSubmit"
        scrollToFirstError={{ focus: true }}
        initialValues={initialValues}
        onFinish={(values) => void submit(values)}
      >
        {children}
      </Form>
    </Dialog>
  );
}
