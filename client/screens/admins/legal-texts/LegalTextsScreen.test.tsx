import { screen, waitFor } from '@testing-library/react';
import { refusal, type MockResolvers } from '../../../test/mockServer';
import { renderAdminScreen } from '../../../test/renderAdminScreen';
import LegalTextsScreen from './LegalTextsScreen';

const first = { number: 1, validFrom: '2024-04-28', validTo: null };
const latestText = '# Agreement\n\nWe agree on tea.\n\n# Contact\n\nWrite to us.\n';
const draftOf = (kind: string, text: string | null) => ({
  ...{ kind, text, version: text === null ? 0 : 3, latestText, earliestDay: '2026-12-01' },
  ...{ changedAt: text === null ? null : '2026-11-20T01:00:00Z', inForce: first, versions: [first] },
  changedBy: text === null ? null : { id: 'u1', name: 'Rosella', email: 'r@offers.example' },
});
const drafts = (text: string | null) => [
  draftOf('TERMS', text),
  ...['PRIVACY', 'COLLECTION', 'ADVERTISING'].map((kind) => draftOf(kind, null)),
];

const open = (text: string | null, answers: MockResolvers = {}) =>
  renderAdminScreen({
    ...{ path: '/admin/legal-texts', element: <LegalTextsScreen /> },
    answers: { legalDrafts: () => drafts(text), ...answers },
  });

it('saves a draft, which begins with the latest version', async () => {
  const saved = jest.fn((_: { input: object }) => ({ legalDraft: draftOf('TERMS', 'x') }));
  const { user } = await open(null, { saveLegalDraft: saved });
  const field = await screen.findByLabelText('Draft');
  expect(field).toHaveValue(latestText);
  expect(screen.getByRole('button', { name: 'Publish version 2' })).toBeDisabled();
  await user.type(field, 'And cake.');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(saved.mock.calls[0]?.[0].input).toMatchObject({ kind: 'TERMS', version: 0, text: `${latestText}And cake.` });
});

it('marks the words that a draft changes, and publishes it from a day on', async () => {
  const publishLegalText = jest.fn((_: { input: object }): { legalDraft: object } => {
    throw refusal('VALIDATION_FAILED', 'Choose 01/12/2026 or a later day.', {
      errors: [{ field: 'validFrom', code: 'TOO_EARLY', message: 'Choose 01/12/2026 or a later day.' }],
    });
  });
  const { user } = await open(latestText.trim().replace('tea', 'coffee'), { publishLegalText });
  expect(await screen.findByText('coffee', { selector: 'ins' })).toBeVisible();
  expect(screen.getByText('tea', { selector: 'del' })).toBeVisible();
  expect(screen.getByText('2 paragraphs without a change')).toBeVisible();
  const day = screen.getByLabelText('First day in force, in Queensland');
  expect(day).toHaveValue('01/12/2026');
  await user.clear(day);
  await user.type(day, '30/11/2026');
  await user.click(screen.getByRole('button', { name: 'Publish version 2' }));
  expect(await screen.findByText('Choose 01/12/2026 or a later day.')).toBeVisible();
  expect(publishLegalText.mock.calls[0]?.[0].input).toEqual({ kind: 'TERMS', version: 3, validFrom: '2026-11-30' });
});

it('says that the texts could not be loaded', async () => {
  await open(null, {
    legalDrafts: () => {
      throw refusal('UNAVAILABLE', 'Try again.');
    },
  });
  expect(await screen.findByText('The texts could not be loaded')).toBeVisible();
});
