import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'antd';
import { UnstyledAntd } from '../../test/UnstyledAntd';
import { dayRule, IsoDayField } from './IsoDayField';

function open(day: string) {
  const sent: unknown[] = [];
  render(
    <UnstyledAntd>
      <Form initialValues={{ day }} validateTrigger="onSubmit" onFinish={(values) => sent.push(values)}>
        <Form.Item name="day" label="Last day" rules={[dayRule]}>
          <IsoDayField label="Last day" />
        </Form.Item>
        <button type="submit">Save</button>
      </Form>
    </UnstyledAntd>,
  );
  const save = screen.getByRole('button', { name: 'Save' });
  return { sent, save, user: userEvent.setup(), field: screen.getByRole('textbox', { name: 'Last day' }) };
}

it('shows an ISO date as DD/MM/YYYY, and gives the form ISO dates', async () => {
  const { sent, save, user, field } = open('2026-11-20');
  expect(field).toHaveValue('20/11/2026');
  await user.clear(field);
  await user.type(field, '1/2/2027');
  await user.click(save);
  await user.clear(field);
  await user.click(save);
  expect(sent).toEqual([{ day: '2027-02-01' }, { day: '' }]);
  expect(field).toHaveValue('');
});

it('gives the button of the calendar the size of the field', () => {
  render(
    <UnstyledAntd>
      <IsoDayField label="Last day" size="large" />
    </UnstyledAntd>,
  );
  expect(screen.getByRole('textbox')).toHaveClass('ant-input-lg');
  expect(screen.getByRole('button', { name: 'Calendar: Last day' })).toHaveClass('ant-btn-lg');
});

it('refuses what is no day, and keeps what is written', async () => {
  const { sent, save, user, field } = open('2026-11-20');
  await user.clear(field);
  await user.type(field, '02/14/2027');
  await user.click(save);
  expect(await screen.findByText('Write the day as DD/MM/YYYY, for example 20/11/2026.')).toBeVisible();
  expect(field).toHaveValue('02/14/2027');
  expect(sent).toEqual([]);
});
