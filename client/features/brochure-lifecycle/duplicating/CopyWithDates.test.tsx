import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '../../../test/renderScreen';
import { UnstyledAntd } from '../../../test/UnstyledAntd';
import { LastActionsProvider } from '../../../ui/last-actions/LastActionsProvider';
import { CopyWithDates } from './CopyWithDates';

it('copies an ad of a list with the dates of the next week', async () => {
  const onClose = jest.fn();
  const brochure = { id: 'b7', databaseId: 7, displayTitle: 'Blue Wren Café', status: 'PUBLISHED' as const };
  const copyBrochure = jest.fn((_asked: { input: object }) => ({
    brochure: { id: 'b8', databaseId: 8, displayTitle: 'Blue Wren Café (copy)', type: 'LP_AD' },
  }));
  const element = (
    <UnstyledAntd>
      <LastActionsProvider>
        <CopyWithDates brochure={brochure} onClose={onClose} />
      </LastActionsProvider>
    </UnstyledAntd>
  );
  const dates = { id: 'b7', validFrom: '2099-01-05', validTo: '2099-01-09' };
  const { user } = await renderScreen({
    ...{ routes: [{ path: '*', element }], at: '/admin/brochures' },
    answers: { brochure: () => dates, copyBrochure },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Duplicate: Blue Wren Café' }));
  expect(dialog.getByRole('radio', { name: 'Next week: 12/01/2099 – 16/01/2099' })).toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Duplicate' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(copyBrochure.mock.calls[0]?.[0]).toEqual({
    input: { id: 'b7', validFrom: '2099-01-12', validTo: '2099-01-16' },
  });
});
