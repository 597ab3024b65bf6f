import { Form, type FormInstance } from 'antd';
import { useState, type ReactNode } from 'react';
import type { AttemptOutcome } from '../../../features/error-handling/useAttempt';
import { showFieldFailures } from '../../../features/refusals/showFieldFailures';
import { Dialog } from '../../../ui/dialog/Dialog';
import styles from './DataBreachesScreen.module.css';

interface BreachDialogProps<Values> {
  title: string;
  lead: string;
  verb: string;
  form: FormInstance<Values>;
  initialValues: Values;
  onSave: (values: Values) => Promise<AttemptOutcome>;
  onClose: () => void;
  /** the fields */
  children: ReactNode;
}

/** A form about a breach; a refusal appears at its field. */
export function BreachDialog<Values extends object>(props: BreachDialogProps<Values>) {
  const { title, lead, verb, form, initialValues, onSave, onClose, children } = props;
  const [isSaving, setSaving] = useState(false);

  async function save(values: Values): Promise<void> {
    setSaving(true);
    const outcome = await onSave(values);
    setSaving(false);
    if (outcome.done) onClose();
    else showFieldFailures(form, outcome.failure);
  }

  return (
    <Dialog open title={title} okText={verb} confirmLoading={isSaving} onOk={form.submit} onCancel={onClose}>
      <p className={styles.lead}>{lead}</p>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        validateTrigger="onSubmit"
        initialValues={initialValues}
        onFinish={(values: Values) => void save(values)}
      >
        {children}
      </Form>
    </Dialog>
  );
}
