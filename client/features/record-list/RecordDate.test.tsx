import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UnstyledAntd } from '../../test/UnstyledAntd';
import { RecordDate } from './RecordDate';

function open(value = '') {
  const chosen: string[] = [];
  render(
    <UnstyledAntd>
      <RecordDate label="From" value={value} onChange={(day) => chosen.push(day)} />
    </UnstyledAntd>,
  );
  return { chosen, user: userEvent.setup(), field: screen.getByRole('textbox', { name: 'From' }) };
}

it('reads and writes days as DD/MM/YYYY, in any language of the browser', async () => {
  const { chosen, user, field } = open('2026-11-20');
  expect(field).toHaveValue('20/11/2026');
  await user.clear(field);
  await user.type(field, '1/2/2027{Enter}');
  await user.clear(field);
  await user.tab();
  expect(chosen).toEqual(['2027-02-01', '']);
});

it('marks what is no day, and filters by nothing meanwhile', async () => {
  const { chosen, user, field } = open();
  await user.type(field, '02/14/2027{Enter}');
  expect(field).toBeInvalid();
  expect(chosen).toEqual([]);
});
