import { Form, Modal } from 'antd';
import { showFieldFailures } from '../../../features/refusals/showFieldFailures';
import { useAttempt } from '../../../features/error-handling/useAttempt';
import type { OwnBrochureBrochureFragment } from '../../../generated/types';
import { useRenewOwnBrochureMutation } from '../../../generated/RenewBrochure';
import { formatDate } from '../../../shared/dates/formatDate';
import { dayRule, IsoDayField } from '../../../ui/form/IsoDayField';

interface RenewDialogProps {
  brochure: Pick<OwnBrochureBrochureFragment, 'id' | 'version' | 'status' | 'displayTitle' | 'validFrom' | 'validTo'>;
  isOpen: boolean;
  onClose: () => void;
  onRenewed: () => void;
}

interface Values {
  validFrom: string;
  validTo: string;
}

/** New dates for an ad that has ended or soon will. It says first that the new dates wait for review. */
export function RenewDialog({ brochure, isOpen, onClose, onRenewed }: RenewDialogProps) {
  const { id, version, displayTitle, status, validFrom, validTo } = brochure;
  const [form] = Form.useForm<Values>();
  const [renew, { loading }] = useRenewOwnBrochureMutation();
  const attempt = useAttempt();

  async function save(values: Values): Promise<void> {
    if (loading) return;
    const input = {
      id,
      version,
      validFrom: values.validFrom === '' ? null : values.validFrom,
      validTo: values.validTo,
    };
    const outcome = await attempt({
      run: () => renew({ variables: { input } }),
      done: `The new dates of “${displayTitle}” wait for review, until ${formatDate(values.validTo)}.`,
      notDone: `“${displayTitle}” is not renewed.`,
    });
    if (outcome.done) onRenewed();
    else showFieldFailures(form, outcome.failure);
  }

  return (
    <Modal
      open={isOpen}
      destroyOnHidden
      title={`Renew: ${displayTitle}`}
      okText="Renew"
      confirmLoading={loading}
      onOk={form.submit}
      onCancel={onClose}
      afterOpenChange={(shown) => {
        if (shown) form.focusField('validTo');
      }}
    >
      <p>
        {validTo !== null && `Its last day is ${formatDate(validTo)}. `}
        {status === 'ARCHIVED'
          ? 'We look at it again before visitors can see it.'
          : 'We look at the new dates before they hold; until then the present ones do.'}
      </p>
      <Form<Values>
        form={form}
        layout="vertical"
        size="large"
        requiredMark={false}
        validateTrigger="onSubmit"
        preserve={false}
        initialValues={{ validFrom: validFrom ?? '', validTo: '' }}
        onFinish={(values) => void save(values)}
      >
        <Form.Item
          name="validFrom"
          label="First day"
          extra="None: from the day on which we publish it."
          rules={[dayRule]}
        >
          <IsoDayField label="First day" />
        </Form.Item>
        <Form.Item
          name="validTo"
          label="New last day"
          rules={[{ required: true, message: 'Give the new last day.' }, dayRule]}
        >
          <IsoDayField label="New last day" onPressEnter={form.submit} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
