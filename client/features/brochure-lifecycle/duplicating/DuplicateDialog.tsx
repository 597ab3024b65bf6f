import { Form, Radio } from 'antd';
import { formatDate } from '../../../shared/dates/formatDate';
import { isoToday } from '../../../shared/dates/isoToday';
import { Dialog } from '../../../ui/dialog/Dialog';
import { dayRule, IsoDayField } from '../../../ui/form/IsoDayField';
import { proposeDates, type OfferDates } from './proposeDates';
import styles from './DuplicateDialog.module.css';

interface DuplicateDialogProps {
  brochure: OfferDates & { displayTitle: string };
  /** the server is making the copy */
  isBusy: boolean;
  /** says whether the copy is made */
  onDuplicate: (dates: OfferDates) => Promise<unknown>;
  onClose: () => void;
}

interface Values {
  choice: number | 'own' | 'none';
  validFrom: string;
  validTo: string;
}

/** Asks for the dates of a copy: the next week, the next month, others, or none (docs/rules/ads-and-types.md#copies). */
export function DuplicateDialog({ brochure, isBusy, onDuplicate, onClose }: DuplicateDialogProps) {
  const [form] = Form.useForm<Values>();
  const choice = Form.useWatch('choice', form);
  const proposals = proposeDates(brochure, isoToday());

  async function duplicate({ choice: chosen, validFrom, validTo }: Values): Promise<void> {
    if (isBusy) return;
    const own = { validFrom: validFrom === '' ? null : validFrom, validTo: validTo === '' ? null : validTo };
    const proposed = typeof chosen === 'number' ? proposals[chosen] : undefined;
    const dates = proposed ?? (chosen === 'own' ? own : { validFrom: null, validTo: null });
    await onDuplicate({ validFrom: dates.validFrom, validTo: dates.validTo });
  }

  return (
    <Dialog
      title={`Duplicate: ${brochure.displayTitle}`}
      okText="Duplicate"
      confirmLoading={isBusy}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p>The copy has everything but its views and coupons taken. When is it on?</p>
      <Form<Values>
        form={form}
        layout="vertical"
        size="large"
        requiredMark={false}
        initialValues={{ choice: proposals.length > 0 ? 0 : 'none', validFrom: '', validTo: '' }}
        onFinish={(values) => void duplicate(values)}
      >
        <Form.Item name="choice" label="Dates of the copy">
          <Radio.Group className={styles.choices}>
            {proposals.map((proposal, index) => (
              <Radio key={proposal.label} value={index}>
                {proposal.label}: {describe(proposal)}
              </Radio>
            ))}
            <Radio value="own">Other dates</Radio>
            <Radio value="none">No dates yet</Radio>
          </Radio.Group>
        </Form.Item>
        {choice === 'own' && (
          <div className={styles.own}>
            <Form.Item
              name="validFrom"
              label="First day"
              extra="Empty: from the day on which it is published."
              rules={[dayRule]}
            >
              <IsoDayField label="First day" min={isoToday()} />
            </Form.Item>
            <Form.Item
              name="validTo"
              label="Last day"
              dependencies={['validFrom']}
              rules={[
                dayRule,
                ({ getFieldValue }) => ({
                  validator: (_rule, day: string) =>
                    day !== '' && day < String(getFieldValue('validFrom'))
                      ? Promise.reject(new Error('The last day lies before the first.'))
                      : Promise.resolve(),
                }),
              ]}
            >
              <IsoDayField label="Last day" min={isoToday()} />
            </Form.Item>
          </div>
        )}
      </Form>
    </Dialog>
  );
}

function describe({ validFrom, validTo }: OfferDates): string {
  if (validFrom === null) return `until ${formatDate(validTo ?? '')}`;
  if (validTo === null) return `from ${formatDate(validFrom)}`;
  return validFrom === validTo ? formatDate(validFrom) : `${formatDate(validFrom)} – ${formatDate(validTo)}`;
}
