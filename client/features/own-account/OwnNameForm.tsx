import { Button, Form, Input } from 'antd';
import { useCorrectOwnNameMutation } from '../../generated/OwnData';
import { useAttempt } from '../error-handling/useAttempt';
import { showFieldFailures } from '../refusals/showFieldFailures';
import styles from './account.module.css';

interface OwnNameFormProps {
  name: string;
  onChanged: () => void;
}

/** Corrects the person's name in the login and in all coupons of its address. */
export function OwnNameForm({ name, onChanged }: OwnNameFormProps) {
  const [form] = Form.useForm<{ name: string }>();
  const [correct, { loading }] = useCorrectOwnNameMutation();
  const attempt = useAttempt();

  async function save(values: { name: string }): Promise<void> {
    const outcome = await attempt({
      run: () => correct({ variables: { input: { name: values.name } } }),
      done: 'Your name is corrected.',
      notDone: 'Your name stays as it is.',
    });
    if (outcome.done) onChanged();
    else showFieldFailures(form, outcome.failure);
  }

  return (
    <Form
      form={form}
      className={styles.form}
      layout="vertical"
      size="large"
      requiredMark={false}
      validateTrigger="onSubmit"
      initialValues={{ name }}
      onFinish={(values) => void save(values)}
    >
      <Form.Item
        name="name"
        label="Your name"
        extra="The address of a login is changed by an administrator: write to us."
        rules={[{ required: true, whitespace: true, message: 'Enter your name.' }]}
      >
        <Input autoComplete="name" maxLength={100} />
      </Form.Item>
      <Button htmlType="submit" loading={loading}>
        Correct the name
      </Button>
    </Form>
  );
}
