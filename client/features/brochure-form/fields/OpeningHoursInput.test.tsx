import { fireEvent, screen, within } from '@testing-library/react';
import { renderScreen } from '../../../test/renderScreen';
import { UnstyledAntd } from '../../../test/UnstyledAntd';
import { BrochureFormContext } from '../BrochureFormContext';
import { BrochureFormStore } from '../BrochureFormStore';
import { blankValues } from '../values/BrochureFormValues';
import { OpeningHoursInput } from './OpeningHoursInput';

/** Shows the field with a text. */
async function open(openingHours: string) {
  const store = new BrochureFormStore({ ...blankValues, openingHours });
  const situation = {
    ...{ store, type: 'LP_AD' as const, role: 'VENDOR' as const, fields: ['openingHours' as const], couponsTaken: 0 },
    choices: { categories: [], mapAreas: [] },
  };
  const element = (
    <UnstyledAntd>
      <BrochureFormContext value={situation}>
        <OpeningHoursInput name="openingHours" />
      </BrochureFormContext>
    </UnstyledAntd>
  );
  const { user } = await renderScreen({ routes: [{ path: '/', element }], at: '/', answers: {} });
  return { user, text: () => store.get().values.openingHours };
}

const meaning = () => screen.queryByLabelText('Opening hours as visitors read them');
const openRows = () => {
  const details = document.querySelector('details')!;
  details.open = true;
  return screen.findByRole('group', { name: 'Monday' });
};
const day = (name: string) => within(screen.getByRole('group', { name }));

it('shows what a typed text means, and nothing for one that is unreadable', async () => {
  const { user } = await open('');
  expect(meaning()).toBeNull();
  await user.type(screen.getByLabelText('Opening hours'), 'Mo-Fr 9am-5pm; PH closed');
  expect(meaning()).toHaveTextContent('Monday9 am – 5 pm');
  expect(meaning()).toHaveTextContent('SundayClosed');
  expect(meaning()).toHaveTextContent('Public holidaysClosed');
  await user.type(screen.getByLabelText('Opening hours'), '; Xy');
  expect(meaning()).toBeNull();
});

it('writes the text by rows of days', async () => {
  const { user, text } = await open('');
  await openRows();
  await user.click(day('Monday').getByRole('button', { name: 'Add times' }));
  expect(text()).toBe('Mo 09:00-17:00');
  await user.click(day('Monday').getByRole('button', { name: 'Same until Friday' }));
  expect(text()).toBe('Mo-Fr 09:00-17:00');
  await user.click(day('Friday').getByRole('button', { name: 'Add times' }));
  expect(text()).toBe('Mo-Th 09:00-17:00; Fr 09:00-17:00,18:00-21:00');
  await user.click(day('Friday').getAllByRole('button', { name: 'Remove these times: Friday' })[0]!);
  expect(text()).toBe('Mo-Th 09:00-17:00; Fr 18:00-21:00');
});

it('keeps the rows while the times of a day overlap, and the dates of the text', async () => {
  const { text } = await open('Sa 09:00-12:00,13:00-17:00; 2026 Dec 26 closed');
  await openRows();
  const [, second] = day('Saturday').getAllByLabelText('Saturday opens');
  fireEvent.change(second!, { target: { value: '11:00' } });
  expect(text()).toBe('Sa 09:00-12:00,11:00-17:00; 2026 Dec 26 closed');
  fireEvent.change(second!, { target: { value: '14:00' } });
  expect(text()).toBe('Sa 09:00-12:00,14:00-17:00; 2026 Dec 26 closed');
});

it('has a night end on the next day', async () => {
  const { text } = await open('Sa 18:00-23:00');
  await openRows();
  fireEvent.change(day('Saturday').getByLabelText('Saturday closes'), { target: { value: '02:00' } });
  expect(text()).toBe('Sa 18:00-02:00');
});
