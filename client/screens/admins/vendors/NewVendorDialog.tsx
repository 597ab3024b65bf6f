import { Form, Input } from 'antd';
import { Dialog } from '../../../ui/dialog/Dialog';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { showFieldFailures } from '../../../features/refusals/showFieldFailures';
import { useAttempt } from '../../../features/error-handling/useAttempt';
import { useCreateVendorMutation } from '../../../generated/CreateVendor';
import { privatePaths } from '../../../shared/privatePaths';

interface Values {
  companyName: string;
}

/** Creates a company by its name; its own screen opens next for the rest. */
export function NewVendorDialog({ onClose }: { onClose: () => void }) {
  const [form] = Form.useForm<Values>();
  const [busy, setBusy] = useState(false);
  const [createVendor] = useCreateVendorMutation();
  const attempt = useAttempt();
  const navigate = useNavigate();

  async function save({ companyName }: Values): Promise<void> {
    let made: number | undefined;
    setBusy(true);
    const outcome = await attempt({
      run: async () => {
        const { data } = await createVendor({ variables: { input: { companyName } } });
        made = data?.createVendor.vendor.databaseId;
      },
      done: `“${companyName.trim()}” is a vendor now.`,
      notDone: 'The vendor is not added.',
    });
    setBusy(false);
    if (!outcome.done) showFieldFailures(form, outcome.failure);
    else if (made === undefined) onClose();
    else await navigate(privatePaths.adminVendor(made));
  }

  return (
    <Dialog
      open
      title="Add vendor"
      okText="Add"
      confirmLoading={busy}
      onOk={form.submit}
      onCancel={onClose}
      destroyOnHidden
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ companyName: '' }}
        onFinish={(values) => void save(values)}
      >
        <Form.Item
          name="companyName"
          label="Company name"
          extra="Contact, telephone number and ABN follow on the next screen; so does its login, once it has an ad."
          rules={[{ required: true, whitespace: true, message: 'Enter the company name.' }]}
        >
          <Input maxLength={200} autoComplete="off" onPressEnter={form.submit} />
        </Form.Item>
      </Form>
    </Dialog>
  );
}
