import { fireEvent, screen, within } from '@testing-library/react';
import { renderScreen } from '../../../test/renderScreen';
import { UnstyledAntd } from '../../../test/UnstyledAntd';
import { BrochureFormContext } from '../BrochureFormContext';
import { BrochureFormStore } from '../BrochureFormStore';
import { blankValues } from '../values/BrochureFormValues';
import { CouponHoursInput } from './CouponHoursInput';

/** Shows the field with a text, and its rows. */
async function open(couponHours: string) {
  const store = new BrochureFormStore({ ...blankValues, couponHours });
  const situation = {
    ...{ store, type: 'CP_AD' as const, role: 'VENDOR' as const, fields: ['couponHours' as const], couponsTaken: 0 },
    choices: { categories: [], mapAreas: [] },
  };
  const element = (
    <UnstyledAntd>
      <BrochureFormContext value={situation}>
        <CouponHoursInput name="couponHours" />
      </BrochureFormContext>
    </UnstyledAntd>
  );
  const { user } = await renderScreen({ routes: [{ path: '/', element }], at: '/', answers: {} });
  document.querySelector('details')!.open = true;
  await screen.findByRole('group', { name: 'Monday' });
  return { user, text: () => store.get().values.couponHours };
}

const day = (name: string) => within(screen.getByRole('group', { name }));
const summary = () => screen.getByLabelText('When the coupon can be used, as buyers read it');

it('says what buyers read, and nothing of a text that is unreadable', async () => {
  const { user } = await open('');
  expect(summary()).toHaveTextContent('Buyers read nothing: at any time.');
  expect(day('Monday').getByText('Any time')).toBeVisible();
  await user.type(screen.getByLabelText('When the coupon can be used'), 'Mon to Thu 5pm-8pm; PH closed');
  expect(summary()).toHaveTextContent('Buyers read: Mon–Thu 5–8 pm · not on public holidays');
  expect(day('Friday').getByText('Not valid')).toBeVisible();
  await user.type(screen.getByLabelText('When the coupon can be used'), '; Xy');
  expect(summary()).toBeEmptyDOMElement();
});

it('writes times by rows, and no text once nothing is chosen', async () => {
  const { user, text } = await open('');
  await user.click(day('Monday').getByRole('button', { name: 'Add times' }));
  fireEvent.change(day('Monday').getByLabelText('Monday valid until'), { target: { value: '02:00' } });
  expect(text()).toBe('Mo 09:00-02:00');
  await user.click(day('Monday').getByRole('button', { name: 'Remove these times: Monday' }));
  expect(text()).toBe('');
});

it('takes out dates: one day, several, each year; other dates stay', async () => {
  const { user, text } = await open('Fr 17:00-20:00; 2030 Dec 24 10:00-12:00; 2030 Dec 31 closed');
  await user.click(screen.getByRole('button', { name: 'Add dates' }));
  expect(text()).toBe('Fr 17:00-20:00; 2030 Dec 24 10:00-12:00; 2030 Dec 31 closed; 2031 Jan 01 closed');
  const added = within(screen.getByRole('group', { name: '01/01/2031' }));
  fireEvent.change(added.getByRole('textbox', { name: 'Last day' }), { target: { value: '05/01/2031' } });
  expect(text()).toMatch(/; 2031 Jan 01-2031 Jan 05 closed$/);
  await user.click(screen.getByRole('button', { name: 'Remove these dates: 31/12/2030' }));
  await user.click(within(screen.getByRole('group', { name: '01/01/2031 – 05/01/2031' })).getByRole('checkbox'));
  expect(text()).toBe('Fr 17:00-20:00; 2030 Dec 24 10:00-12:00; Jan 01-Jan 05 closed');
});

it.each([
  ['Weekdays 4–6 pm', 'Mo-Fr 16:00-18:00', 'Buyers read: Mon–Fri 4–6 pm'],
  ['Every Tuesday', 'Tu 00:00-24:00', 'Buyers read: Tue'],
  ['Weekends', 'Sa-Su 00:00-24:00', 'Buyers read: Sat–Sun'],
  ['Any time', '', 'Buyers read nothing: at any time.'],
])('sets usual times by one click: %s', async (label, expected, read) => {
  const { user, text } = await open('Fr 17:00-20:00');
  await user.click(within(screen.getByRole('group', { name: 'Usual times' })).getByRole('button', { name: label }));
  expect(text()).toBe(expected);
  expect(summary()).toHaveTextContent(read);
});
