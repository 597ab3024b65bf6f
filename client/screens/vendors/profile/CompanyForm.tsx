import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { showFieldFailures } from '../../../features/refusals/showFieldFailures';
import { useUpdateOwnVendorMutation } from '../../../generated/UpdateOwnVendor';
import type { VendorProfileScreenQuery } from '../../../generated/types';
import { readFailure } from '../../../platform/errors/readFailure';
import { useReport } from '../../../ui/last-actions/useReport';
import parts from '../../../features/own-account/account.module.css';

type Company = NonNullable<NonNullable<VendorProfileScreenQuery['viewer']>['vendor']>;

interface Values {
  companyName: string;
  contactName: string;
  contactEmail: string;
  phoneNo: string;
  postalAddress: string;
  abn: string;
}

/**
 * Only the company itself and administrators see this. The server checks the rules; each refusal appears at its field.
 */
export function CompanyForm({ company }: { company: Company }) {
  const [form] = Form.useForm<Values>();
  const [update, { loading }] = useUpdateOwnVendorMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const report = useReport();

  async function save(values: Values): Promise<void> {
    setProblem(null);
    try {
      await update({ variables: { input: { id: company.id, ...values } } });
      report({ tone: 'success', text: 'Your company’s profile is saved.' });
    } catch (error) {
      const failure = readFailure(error);
      if (!showFieldFailures(form, failure)) setProblem(failure.message);
    }
  }

  return (
    <section className={parts.part} aria-labelledby="company">
      <h2 id="company">Company</h2>
      <p className={parts.lead}>Read by us only. What visitors see stands in each ad.</p>
      {problem !== null && <Alert className={parts.alert} type="error" showIcon title={problem} />}
      <Form<Values>
        form={form}
        className={parts.form}
        layout="vertical"
        size="large"
        requiredMark="optional"
        scrollToFirstError={{ focus: true }}
        validateTrigger="onSubmit"
        initialValues={{
          companyName: company.companyName,
          contactName: company.contactName ?? '',
          contactEmail: company.contactEmail ?? '',
          phoneNo: company.phoneNo ?? '',
          postalAddress: company.postalAddress ?? '',
          abn: company.abn ?? '',
        }}
        onFinish={(values) => void save(values)}
      >
        <Form.Item
          name="companyName"
          label="Company"
          rules={[{ required: true, whitespace: true, message: 'Enter the name of the company.' }]}
        >
          <Input autoComplete="organization" maxLength={200} />
        </Form.Item>
        <Form.Item name="contactName" label="Whom to ask for">
          <Input autoComplete="name" maxLength={100} />
        </Form.Item>
        <Form.Item name="contactEmail" label="Email for messages about your ads">
          <Input type="email" inputMode="email" autoComplete="email" maxLength={254} />
        </Form.Item>
        <Form.Item name="phoneNo" label="Phone">
          <Input type="tel" inputMode="tel" autoComplete="tel" maxLength={30} />
        </Form.Item>
        <Form.Item name="postalAddress" label="Postal address">
          <Input.TextArea autoComplete="street-address" autoSize={{ minRows: 2, maxRows: 6 }} maxLength={300} />
        </Form.Item>
        <Form.Item name="abn" label="ABN" extra="11 digits.">
          <Input inputMode="numeric" autoComplete="off" maxLength={20} />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={loading}>
          Save the profile
        </Button>
      </Form>
    </section>
  );
}
