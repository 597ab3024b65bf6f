import { Form } from 'antd';
import type { AttemptOutcome } from '../../../features/error-handling/useAttempt';
import { useNow } from '../../../platform/time/useNow';
import { isoDayIn } from '../../../shared/dates/isoDayIn';
import { dayRule, IsoDayField } from '../../../ui/form/IsoDayField';
import { BreachDialog } from './BreachDialog';
import type { DataBreachRow } from './dataBreachColumns';

interface Notices {
  commissionerNotifiedOn: string;
  peopleNotifiedOn: string;
}

interface NoticesDialogProps {
  breach: DataBreachRow;
  onSave: (commissionerNotifiedOn: string | null, peopleNotifiedOn: string | null) => Promise<AttemptOutcome>;
  onClose: () => void;
}

const orNull = (day: string): string | null => (day === '' ? null : day);

/** The days on which the Commissioner and the people concerned were told; one of them may follow later. */
export function NoticesDialog({ breach, onSave, onClose }: NoticesDialogProps) {
  const [form] = Form.useForm<Notices>();
  const today = isoDayIn('Australia/Brisbane', useNow());
  return (
    <BreachDialog
      title={`Notices: ${breach.title}`}
      lead="Serious harm is likely. Tell the Commissioner (www.oaic.gov.au) and the people concerned, then enter the days."
      verb="Save the days"
      form={form}
      initialValues={{
        commissionerNotifiedOn: breach.commissionerNotifiedOn ?? '',
        peopleNotifiedOn: breach.peopleNotifiedOn ?? '',
      }}
      onSave={(days) => onSave(orNull(days.commissionerNotifiedOn), orNull(days.peopleNotifiedOn))}
      onClose={onClose}
    >
      <Form.Item name="commissionerNotifiedOn" label="Commissioner told on" rules={[dayRule]}>
        <IsoDayField label="Commissioner told on" max={today} />
      </Form.Item>
      <Form.Item name="peopleNotifiedOn" label="People told on" rules={[dayRule]}>
        <IsoDayField label="People told on" max={today} />
      </Form.Item>
    </BreachDialog>
  );
}
