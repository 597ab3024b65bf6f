import type { Clock } from '../../../platform/clock/Clock';
import type { RequestContext } from '../../../platform/context/RequestContext';
import {
  acceptedConditions,
  acceptedTerms,
  applyLegalDays,
  legalVersionInForce,
} from '../../../shared/legal/termsVersion';
import { purchaseCoupon } from '../../purchases/buying/purchaseCoupon';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeCouponAd } from '../../../test/factories/makeCouponAd';
import { makeContext, viewerOf } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import { followSiteSettings } from '../followSiteSettings';
import { readLegalDraft } from './listLegalDrafts';
import { publishLegalText } from './publishLegalText';
import { readLegalText } from './readLegalText';
import { saveLegalDraft } from './saveLegalDraft';

const test = useTestDatabase();
let administrator: RequestContext;
let now = new Date('2026-11-30T20:00:00Z'); // 1 December in Queensland
const clock: Clock = { now: () => now };

beforeAll(async () => {
  administrator = makeContext({ database: test.database, clock, viewer: viewerOf(await makeAccount(test.database)) });
});
afterEach(async () => {
  now = new Date('2026-11-30T20:00:00Z');
  applyLegalDays({});
  await test.database.query('TRUNCATE legal_versions, legal_drafts, discarded_legal_drafts, audit_log_entries');
});

const text = '# Agreement\n\nWe agree.';

async function publish(validFrom: string, content = text): Promise<void> {
  const { version } = await saveLegalDraft(administrator, { kind: 'TERMS', version: 0, text: content });
  await publishLegalText(administrator, { kind: 'TERMS', version, validFrom });
}

it('is as built until a draft is published, which keeps the built text as version 1', async () => {
  const visitor = makeContext({ database: test.database, clock });
  const asked = { kind: 'TERMS', number: null } as const;
  const before = await readLegalText(visitor, asked);
  expect(before).toMatchObject({ text: null, version: { number: 1, validFrom: '2024-04-28', validTo: null } });
  await publish('2026-12-10');
  // not in force yet
  expect(await readLegalText(visitor, asked)).toMatchObject({
    text: expect.stringMatching(/^# Agreement to terms\n/) as string,
    version: { number: 1, validTo: '2026-12-09' },
    versions: [{ number: 2, validFrom: '2026-12-10' }, { number: 1 }],
  });
  // midnight in Queensland
  now = new Date('2026-12-09T14:00:00Z');
  expect(await readLegalText(visitor, asked)).toMatchObject({ text, version: { number: 2 } });
  expect((await readLegalText(visitor, { kind: 'TERMS', number: 1 }))?.text).toContain('Agreement to terms');
  expect(await readLegalText(visitor, { kind: 'TERMS', number: 3 })).toBeNull();
  expect(await readLegalText(visitor, { kind: 'PRIVACY', number: null })).toMatchObject({ text: null });
});

it('refuses a day that is over or taken, a draft that says the same, and a change by somebody else', async () => {
  await saveLegalDraft(administrator, { kind: 'TERMS', version: 0, text });
  const draft = { kind: 'TERMS', version: 1 } as const;
  await expect(publishLegalText(administrator, { ...draft, validFrom: '2026-11-30' })).rejects.toMatchObject({
    errors: [{ field: 'validFrom', message: 'Choose 01/12/2026 or a later day.' }],
  });
  await expect(
    publishLegalText(administrator, { ...draft, version: 0, validFrom: '2026-12-01' }),
  ).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  await publishLegalText(administrator, { ...draft, validFrom: '2026-12-01' });
  expect(await readLegalDraft(administrator, 'TERMS')).toMatchObject({
    text: null,
    version: 0,
    earliestDay: '2026-12-02',
  });
  await expect(publish('2026-12-01', '# Other\n\nText.')).rejects.toMatchObject({ errors: [{ field: 'validFrom' }] });
  await expect(saveLegalDraft(administrator, { kind: 'TERMS', version: 0, text })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  await saveLegalDraft(administrator, { kind: 'TERMS', version: 1, text: null });
  await expect(publish('2026-12-05')).rejects.toMatchObject({
    message: expect.stringContaining('what version 2 says') as string,
  });
});

it('never changes what is published, whoever tries', async () => {
  await publish('2026-12-01');
  await expect(test.database.query(`UPDATE legal_versions SET text = 'else'`)).rejects.toThrow('never change');
  const lines = await test.database.query<object[]>(
    `SELECT before, after FROM audit_log_entries WHERE action = 'publishLegalText'`,
  );
  expect(lines).toEqual([
    { before: { terms: 'version 1, from 28/04/2024' }, after: { terms: 'version 2, from 01/12/2026' } },
  ]);
});

it.each(['', 'no heading', '# Alone', '\u0000', '# A\n\n# B\n\ntext'])('refuses the draft %j', async (content) => {
  await expect(saveLegalDraft(administrator, { kind: 'TERMS', version: 0, text: content })).rejects.toMatchObject({
    errors: [{ field: 'text' }],
  });
});

it('stays closed to others', async () => {
  const visitor = makeContext({ database: test.database });
  await expect(saveLegalDraft(visitor, { kind: 'TERMS', version: 0, text })).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  });
  await expect(publishLegalText(visitor, { kind: 'TERMS', version: 1, validFrom: '2030-01-01' })).rejects.toMatchObject(
    {
      code: 'UNAUTHENTICATED',
    },
  );
});

describe('accepted terms', () => {
  it('are those that the form showed, until the end of the day of the change', async () => {
    expect(acceptedTerms(now, null)).toBe('2024-04-28');
    await publish('2026-12-10');
    const following = await followSiteSettings(test.database, () => undefined);
    await following.stop();
    expect(legalVersionInForce('TERMS', now)).toBe('2024-04-28');
    now = new Date('2026-12-09T14:00:00Z');
    expect([acceptedTerms(now, null), acceptedTerms(now, '2026-12-10'), acceptedTerms(now, '2024-04-28')]).toEqual([
      ...['2026-12-10', '2026-12-10', '2024-04-28'],
    ]);
    now = new Date('2026-12-10T14:00:00Z');
    expect(() => acceptedTerms(now, '2024-04-28')).toThrow('The terms have changed since this form was opened.');
  });

  it('are stored with a coupon', async () => {
    const { id: brochureId } = await makeCouponAd(test.database);
    const visitor = makeContext({ database: test.database });
    const buyer = { brochureId, name: 'Kim Tran', email: 'kim@people.example', acceptTerms: true };
    await expect(purchaseCoupon(visitor, { ...buyer, termsVersion: '2020-01-01' })).rejects.toMatchObject({
      errors: [{ field: 'acceptTerms', code: 'CHANGED' }],
    });
    expect(await purchaseCoupon(visitor, { ...buyer, termsVersion: '2024-04-28' })).toMatchObject({
      ...{ kind: 'PURCHASED', purchase: { termsVersion: '2024-04-28' } },
    });
  });

  it('of advertisers are the conditions that the form showed', () => {
    applyLegalDays({ ADVERTISING: ['2026-11-27', '2026-12-10'] });
    const before = new Date('2026-12-01T00:00:00Z');
    expect([acceptedConditions(before, null), acceptedTerms(before, null)]).toEqual(['2026-11-27', '2024-04-28']);
    const after = new Date('2026-12-11T00:00:00Z');
    expect(acceptedConditions(after, '2026-12-10')).toBe('2026-12-10');
    expect(() => acceptedConditions(after, '2026-11-27')).toThrow('The conditions for advertisers have changed');
  });

  it.each(['2025-01-01', '', 'now', '2030-01-01'])('refuses the version %j, which is none', (shown) => {
    expect(() => acceptedTerms(now, shown)).toThrow('The terms have changed');
  });
});

it('keeps the text that was discarded last, until the next one is', async () => {
  const terms = { kind: 'TERMS' } as const;
  await saveLegalDraft(administrator, { ...terms, version: 0, text });
  expect(await readLegalDraft(administrator, 'TERMS')).toMatchObject({ discardedText: null, discardedAt: null });
  const discarded = await saveLegalDraft(administrator, { ...terms, version: 1, text: null });
  expect(discarded).toMatchObject({ text: null, version: 0, discardedText: text, discardedAt: now });
  // discarding what is not there forgets nothing
  await saveLegalDraft(administrator, { ...terms, version: 0, text: null });
  expect(await readLegalDraft(administrator, 'PRIVACY')).toMatchObject({ discardedText: null });
  const again = await saveLegalDraft(administrator, { ...terms, version: 0, text: discarded.discardedText ?? null });
  expect(again).toMatchObject({ text, discardedText: text });
  const other = '# Agreement\n\nAnother.';
  await saveLegalDraft(administrator, { ...terms, version: 1, text: other });
  expect(await saveLegalDraft(administrator, { ...terms, version: 2, text: null })).toMatchObject({
    discardedText: other,
  });
});
