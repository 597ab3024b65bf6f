import { CombinedGraphQLErrors } from '@apollo/client/errors';
import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { UnstyledAntd } from '../../test/UnstyledAntd';
import { AccessFormDialog } from './AccessFormDialog';
import { AccessList, AccessRow } from './AccessRow';
import { NamedChoice } from './NamedChoice';
import { SecretDialog } from './SecretDialog';

const setup = () => userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });

const refusal = (code: string, message: string, details: object = {}) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code, ...details } }] });

const choices = [
  { name: 'coupon.sold', description: 'A coupon was reserved.' },
  { name: 'coupon.redeemed', description: 'A coupon was used.' },
];

describe('a choice of names', () => {
  it('gives the chosen ones in the order of the list, whatever was ticked first', async () => {
    const onChange = jest.fn();
    function Choice() {
      const [value, setValue] = useState<string[]>([]);
      const change = (chosen: string[]) => {
        setValue(chosen);
        onChange(chosen);
      };
      return <NamedChoice label="Which events?" choices={choices} value={value} onChange={change} />;
    }
    render(<Choice />);
    const user = setup();
    await user.click(screen.getByRole('checkbox', { name: /^coupon.redeemed/ }));
    await user.click(screen.getByRole('checkbox', { name: /^coupon.sold/ }));
    await user.click(screen.getByRole('checkbox', { name: /^coupon.redeemed/ }));
    expect(onChange.mock.calls.map(([chosen]) => chosen as string[])).toEqual([
      ['coupon.redeemed'],
      ['coupon.sold', 'coupon.redeemed'],
      ['coupon.sold'],
    ]);
  });
});

describe('a new secret', () => {
  const dialog = (onClose = jest.fn()) => {
    render(<SecretDialog name="Till" what="key" secret="lok_secret" onClose={onClose} />, { wrapper: UnstyledAntd });
    return onClose;
  };

  it('is copied, and closes by its button only', async () => {
    const onClose = dialog();
    const user = setup();
    await user.click(screen.getByRole('button', { name: 'Copy the key' }));
    expect(await screen.findByText('Copied.')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('lok_secret');
    await user.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'I have kept it' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('can be selected where the browser does not let us copy', async () => {
    dialog();
    const user = setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy the key' }));
    expect(await screen.findByText(/Select it, and copy it yourself/)).toBeInTheDocument();
    expect(screen.getByText('lok_secret')).toBeInTheDocument();
  });
});

describe('a form in a dialog', () => {
  function Dialog({ onSubmit }: { onSubmit: () => Promise<void> }) {
    const [form] = Form.useForm<{ name: string; events: string }>();
    return (
      <AccessFormDialog
        title="New webhook"
        okText="Make it"
        form={form}
        initialValues={{ name: 'Till', events: '' }}
        onSubmit={onSubmit}
        onClose={() => undefined}
      >
        <Form.Item name="name" label="Name">
          <Input />
        </Form.Item>
        <Form.Item name="events" label="Events">
          <Input />
        </Form.Item>
      </AccessFormDialog>
    );
  }
  const submit = async (onSubmit: () => Promise<void>) => {
    render(<Dialog onSubmit={onSubmit} />, { wrapper: UnstyledAntd });
    await setup().click(screen.getByRole('button', { name: 'Make it' }));
  };

  it('shows a refusal of one of a list at the field of the list', async () => {
    const errors = [{ field: 'events.1', message: 'No such event.' }];
    await submit(() => Promise.reject(refusal('VALIDATION_FAILED', 'The input is not valid.', { errors })));
    expect(await screen.findByText('No such event.')).toBeInTheDocument();
    expect(screen.queryByText('The input is not valid.')).not.toBeInTheDocument();
  });

  it('shows any other refusal above the form, and can be sent again', async () => {
    const onSubmit = jest.fn().mockRejectedValue(refusal('CONFLICT', 'There are 20 already.'));
    await submit(onSubmit);
    expect(await screen.findByText('There are 20 already.')).toBeInTheDocument();
    onSubmit.mockResolvedValue(undefined);
    await setup().click(screen.getByRole('button', { name: /Make it/ }));
    await waitFor(() => expect(screen.queryByText('There are 20 already.')).not.toBeInTheDocument());
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });
});

it('offers nothing for what has ended', () => {
  render(
    <AccessList label="Keys">
      <AccessRow actions={<button>Revoke one</button>}>One</AccessRow>
      <AccessRow isEnded actions={<button>Revoke two</button>}>
        Two
      </AccessRow>
    </AccessList>,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Revoke one']);
});
