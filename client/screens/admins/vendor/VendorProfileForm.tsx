import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useVerb } from '../../../features/brochure-lifecycle/useVerb';
import { useMay } from '../../../features/session/useMay';
import { useSaveVendorMutation } from '../../../generated/SaveVendor';
import { readFailure } from '../../../platform/errors/readFailure';
import type { SelectedVendor } from './SelectedVendor';
import { changedFields, valuesOfVendor, vendorFields, type VendorValues } from './vendorFields';
import styles from './VendorScreen.module.css';

interface VendorProfileFormProps {
  vendor: SelectedVendor;
}

/** The company's profile. The server's refusals appear at their fields. */
export function VendorProfileForm({ vendor }: VendorProfileFormProps) {
  const [form] = Form.useForm<VendorValues>();
  const [save, { loading }] = useSaveVendorMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = useVerb();
  const mayChange = useMay()('updateVendor');
  // the initial values: saving must not revert what another user saves in the meantime
  const [before, setBefore] = useState(() => valuesOfVendor(vendor));

  async function submit(now: VendorValues): Promise<void> {
    const changes = changedFields(before, now);
    setProblem(null);
    if (Object.keys(changes).length === 0) {
      setProblem('Nothing has been changed.');
      return;
    }
    await attempt({
      run: () => save({ variables: { input: { id: vendor.id, ...changes } } }).then(showSaved, refuse),
      done: `“${now.companyName.trim()}” is saved.`,
      notDone: `“${before.companyName}” is not saved.`,
    });
  }

  function showSaved({ data }: Awaited<ReturnType<typeof save>>): void {
    if (data == null) return;
    const saved = valuesOfVendor(data.updateVendor.vendor);
    form.setFieldsValue(saved);
    setBefore(saved);
  }

  function refuse(error: unknown): never {
    const { fields } = readFailure(error);
    const known = vendorFields.flatMap(({ name }) => {
      const errors = fields.filter(({ field }) => field === name).map(({ message }) => message);
      return errors.length > 0 ? [{ name, errors }] : [];
    });
    form.setFields(known);
    const [first] = known;
    if (first !== undefined) form.scrollToField(first.name, { focus: true });
    throw error;
  }

  return (
    <Form<VendorValues>
      form={form}
      layout="vertical"
      className={styles.form}
      requiredMark="optional"
      disabled={!mayChange}
      initialValues={before}
      onFinish={(values) => void submit(values)}
    >
      {vendorFields.map(({ name, label, hint, required, inputMode, autoComplete }) => (
        <Form.Item
          key={name}
          name={name}
          label={label}
          extra={hint === '' ? undefined : hint}
          rules={required ? [{ required, whitespace: true, message: `Enter the ${label.toLowerCase()}.` }] : []}
        >
          <Input inputMode={inputMode} autoComplete={autoComplete} maxLength={254} />
        </Form.Item>
      ))}
      {problem !== null && <Alert className={styles.problem} type="info" title={problem} />}
      {mayChange && (
        <Button type="primary" htmlType="submit" loading={loading}>
          Save
        </Button>
      )}
    </Form>
  );
}
