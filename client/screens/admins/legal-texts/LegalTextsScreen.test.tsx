import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refusal, type MockResolvers } from '../../../test/mockServer';
import { renderAdminScreen } from '../../../test/renderAdminScreen';
import LegalTextsScreen from './LegalTextsScreen';

const first = { number: 1, validFrom: '2024-04-28', validTo: null };
const latestText = '# Agreement\n\nWe agree on tea.\n\n# Contact\n\nWrite to us.\n';
const draftOf = (kind: string, text: string | null) => ({
  ...{ kind, text, version: text === null ? 0 : 3, latestText, earliestDay: '2026-12-01' },
  ...{ discardedText: null as string | null, discardedAt: null as string | null },
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

it('asks before it discards a draft', async () => {
  const saveLegalDraft = jest.fn((_: { input: object }) => ({ legalDraft: draftOf('TERMS', null) }));
  const { user } = await open('# Agreement\n\nMine.', { saveLegalDraft });
  await user.click(await screen.findByRole('button', { name: 'Discard draft' }));
  const asked = await screen.findByRole('tooltip', { name: /Discard this draft\?/ });
  expect(saveLegalDraft).not.toHaveBeenCalled();
  await user.click(within(asked).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(saveLegalDraft).toHaveBeenCalledTimes(1));
  expect(saveLegalDraft.mock.calls[0]?.[0].input).toEqual({ kind: 'TERMS', version: 3, text: null });
});

it('brings the last discarded draft back into the field', async () => {
  const discarded = { discardedText: '# Agreement\n\nMine.', discardedAt: '2026-11-20T01:00:00Z' };
  const { user } = await open(null, {
    legalDrafts: () => drafts(null).map((each, at) => (at === 0 ? { ...each, ...discarded } : each)),
  });
  await user.click(await screen.findByRole('button', { name: 'Bring it back' }));
  expect(screen.getByLabelText('Draft')).toHaveValue(discarded.discardedText);
  expect(screen.getByRole('button', { name: 'Save draft' })).toBeEnabled();
});

it('asks before a discarded draft takes the place of a text that is not saved', async () => {
  const discarded = { discardedText: '# Agreement\n\nMine.', discardedAt: '2026-11-20T01:00:00Z' };
  const { user } = await open(null, {
    legalDrafts: () => drafts(null).map((each, at) => (at === 0 ? { ...each, ...discarded } : each)),
  });
  await user.type(await screen.findByLabelText('Draft'), 'And cake.');
  await user.click(screen.getByRole('button', { name: 'Bring it back' }));
  const asked = await screen.findByRole('tooltip', { name: /Replace what you have written\?/ });
  expect(screen.getByLabelText('Draft')).toHaveValue(`${latestText}And cake.`);
  await user.click(within(asked).getByRole('button', { name: 'Replace' }));
  expect(screen.getByLabelText('Draft')).toHaveValue(discarded.discardedText);
});

it('asks before an unsaved draft is left, also for another text', async () => {
  const { user } = await open(null);
  await user.type(await screen.findByLabelText('Draft'), 'And cake.');
  await user.click(screen.getByRole('button', { name: /^Privacy policy/ }));
  const asked = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await user.click(within(asked).getByRole('button', { name: 'Go on writing' }));
  expect(screen.getByLabelText('Draft')).toHaveValue(`${latestText}And cake.`);
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
});

it('says that the texts could not be loaded', async () => {
  await open(null, {
    legalDrafts: () => {
      throw refusal('UNAVAILABLE', 'Try again.');
    },
  });
  expect(await screen.findByText('The texts could not be loaded')).toBeVisible();
});
