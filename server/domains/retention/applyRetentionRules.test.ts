import { randomBytes } from 'node:crypto';
import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { LocalFileStore } from '../../platform/file-store/LocalFileStore';
import { newDid } from '../../shared/did';
import { makeAccount } from '../../test/factories/makeAccount';
import { makeApiKey } from '../../test/factories/makeApiKey';
import { makeBulkJob } from '../../test/factories/makeBulkJob';
import { makeBrochure } from '../../test/factories/makeBrochure';
import type { BrochureImport } from '../integrations/brochure-import/uploads/BrochureImport';
import { makeBrochureImport } from '../../test/factories/makeBrochureImport';
import { makeCouponAd } from '../../test/factories/makeCouponAd';
import { makeEnquiry } from '../../test/factories/makeEnquiry';
import { makeFollow } from '../../test/factories/makeFollow';
import { makeOutgoingMail } from '../../test/factories/makeOutgoingMail';
import { nextNumber } from '../../test/factories/nextNumber';
import { makeVendor } from '../../test/factories/makeVendor';
import { makeTestFolder } from '../../test/cluster/makeTestFolder';
import { rememberJobs } from '../../test/rememberJobs';
import { useTestDatabase } from '../../test/testDatabase';
import { ProposedAsset } from '../brochures/assets/proposals/ProposedAsset';
import type { Brochure } from '../brochures/Brochure';
import { StreetFile } from '../integrations/street-import/files/StreetFile';
import { applyRetentionRules } from './applyRetentionRules';
import { retentionRules } from './retentionRules';

const test = useTestDatabase();
const now = new Date('2026-11-20T10:00:00Z');
const files = new LocalFileStore(makeTestFolder('retention'));
const jobs = rememberJobs();
const forget = () => applyRetentionRules({ database: test.database, clock: { now: () => now }, files, jobs });
const hash = (): string => randomBytes(32).toString('hex');

const dayBefore = (at: string): string => new Date(Date.parse(at) - 86_400_000).toISOString().slice(0, 10);

type Row = Record<string, unknown>;
const insert = async (table: string, values: Row): Promise<Row> => {
  const columns = Object.keys(values);
  const [row] = await test.database.query<Row[]>(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map((_, i) => `$${i + 1}`).join(', ')}) RETURNING *`,
    Object.values(values),
  );
  return row!;
};
const touch = (table: string, id: unknown, values: Row) =>
  test.database.query(
    `UPDATE ${table} SET ${Object.keys(values)
      .map((column, i) => `${column} = $${i + 2}`)
      .join(', ')} WHERE id = $1`,
    [id, ...Object.values(values)],
  );
const find = async (table: string, id: unknown): Promise<Row | null> =>
  (await test.database.query<Row[]>(`SELECT * FROM ${table} WHERE id = $1`, [id]))[0] ?? null;

const contact = { contactName: 'Kim', contactEmail: 'kim@cafe.example' };

/** Creates a row whose period starts at `at`. */
const makers: Record<string, (at: string) => Promise<unknown>> = {
  'buyers of coupons': async (at) => {
    const { id: brochure_id } = await makeCouponAd(test.database);
    const prices = { normal_price_cents: 200, discounted_price_cents: 100, terms_of_offer: '', title: 'Tea' };
    const buyer = { name: 'Robin Lee', email: 'robin@people.example', idempotency_key: newDid() };
    const code = randomBytes(6).toString('hex').toUpperCase();
    const times = { purchased_at: '2015-01-01T00:00:00Z', valid_to: '2015-02-01', redeemed_at: at };
    return (await insert('coupon_purchases', { did: newDid(), brochure_id, ...buyer, ...prices, code, ...times }))[
      'id'
    ];
  },
  'reports of blocked content': async (at) =>
    (await insert('policy_reports', { day: dayBefore(at), directive: 'img-src', blocked: 'data', count: 1 }))['id'],
  'searches without result': async (at) =>
    (
      await insert('empty_searches', { day: dayBefore(at), words: 'sushi', category_code: '', area_code: '', count: 1 })
    )['id'],
  'times in which administrators saw the site as a vendor': async (at) => {
    const { id: administrator_id } = await makeAccount(test.database, { role: 'ADMINISTRATOR' });
    const { id: account_id } = await makeAccount(test.database);
    const values = { administrator_id, account_id, reason: 'a question', started_at: at, ends_at: at };
    return (await insert('vendor_viewings', values))['id'];
  },
  'networks of buyers': async (at) => {
    const { id: brochure_id } = await makeCouponAd(test.database);
    const prices = { normal_price_cents: 200, discounted_price_cents: 100, terms_of_offer: '', title: 'Tea' };
    const buyer = { name: 'Robin Lee', email: 'robin@people.example', network_hash: hash() };
    const code = randomBytes(6).toString('hex').toUpperCase();
    const times = { purchased_at: at, valid_to: '2030-02-01' };
    return (await insert('coupon_purchases', { did: newDid(), brochure_id, ...buyer, ...prices, code, ...times }))[
      'id'
    ];
  },
  'keys of redemptions without a connection': async (at) => {
    const { id: brochure_id } = await makeCouponAd(test.database);
    const prices = { normal_price_cents: 200, discounted_price_cents: 100, terms_of_offer: '', title: 'Tea' };
    const buyer = { name: 'Robin Lee', email: 'robin@people.example', redemption_key: newDid() };
    const code = randomBytes(6).toString('hex').toUpperCase();
    const times = { purchased_at: '2026-10-01T00:00:00Z', valid_to: '2030-02-01', redeemed_at: at };
    return (await insert('coupon_purchases', { did: newDid(), brochure_id, ...buyer, ...prices, code, ...times }))[
      'id'
    ];
  },
  'hashes of erased buyers': async (at) => {
    const { id: brochure_id } = await makeCouponAd(test.database);
    const prices = { normal_price_cents: 200, discounted_price_cents: 100, terms_of_offer: '', title: 'Tea' };
    const buyer = { name: 'Removed', email: 'removed-1@removed.invalid', person_hash: hash() };
    const code = randomBytes(6).toString('hex').toUpperCase();
    // the period starts with the day after the last one
    const times = { purchased_at: '2015-01-01T00:00:00Z', valid_to: dayBefore(at) };
    return (await insert('coupon_purchases', { did: newDid(), brochure_id, ...buyer, ...prices, code, ...times }))[
      'id'
    ];
  },
  'people behind ads that have ended': async (at) => {
    const { id } = await makeBrochure(test.database, { status: 'ARCHIVED', ...contact });
    await touch('brochures', id, { archived_at: at, updated_at: '2015-01-01T00:00:00Z' });
    return id;
  },
  'people behind drafts that were deleted': async (at) => {
    const { id } = await makeBrochure(test.database, { ...contact, recordStatus: false, deletedAt: new Date(at) });
    return id;
  },
  'people behind vendors that have left': async (at) => {
    const { id } = await makeVendor(test.database, contact);
    const ad = await makeBrochure(test.database, { status: 'ARCHIVED', vendorId: id });
    await touch('brochures', ad.id, { archived_at: at, updated_at: at });
    await touch('vendors', id, { updated_at: '2015-01-01T00:00:00Z' });
    return id;
  },
  'terminated accounts': async (at) =>
    (await makeAccount(test.database, { suspendedAt: new Date(at), terminatedAt: new Date(at) })).id,
  'decided changes of ads': async (at) => {
    const { id: brochure_id } = await makeBrochure(test.database);
    const times = { submitted_at: '2015-01-01T00:00:00Z', decided_at: at };
    return (await insert('brochure_revisions', { brochure_id, state: 'APPLIED', changes: {}, ...times }))['id'];
  },
  'decided requests to archive': async (at) => {
    const { id: brochure_id } = await makeBrochure(test.database);
    const times = { requested_at: '2015-01-01T00:00:00Z', decided_at: at };
    return (await insert('archive_requests', { brochure_id, state: 'DECLINED', ...times }))['id'];
  },
  'undone redemptions': async (at) => {
    const { id: brochure_id } = await makeCouponAd(test.database);
    const { id: account_id } = await makeAccount(test.database);
    const prices = { normal_price_cents: 200, discounted_price_cents: 100, terms_of_offer: '', title: 'Tea' };
    const buyer = { name: 'Robin Lee', email: 'robin@people.example' };
    const code = randomBytes(6).toString('hex').toUpperCase();
    const times = { purchased_at: at, valid_to: '2030-02-01' };
    const purchase = { did: newDid(), brochure_id, ...buyer, ...prices, code, ...times };
    const { id: purchase_id } = await insert('coupon_purchases', purchase);
    const undone = { purchase_id, account_id, redeemed_at: at, undone_at: at, reason: 'Mistaken' };
    return (await insert('undone_redemptions', undone))['id'];
  },
  reviews: async (at) => {
    const { id: brochure_id } = await makeBrochure(test.database);
    return (await insert('brochure_reviews', { brochure_id, decision: 'APPROVE', reviewed_at: at }))['id'];
  },
  'audit log': async (at) => {
    const what = { actor_role: 'SYSTEM', action: 'test', entity_type: 'Brochure', entity_id: 1 };
    return (await insert('audit_log_entries', { ...what, happened_at: at }))['id'];
  },
  'used invitations': (at) => invite({ used_at: at }),
  'invitations that nobody used': (at) => invite({ expires_at: at }),
  mails: async (at) => (await makeOutgoingMail(test.database, { createdAt: new Date(at) })).id,
  'mails to people whose data are erased': async (at) => {
    const id = await makePrivacyRequest({ email: null, state: 'DONE', handled_at: now.toISOString() });
    const answered = { eventKey: `privacy-request:${String(id)}:answered`, createdAt: new Date(at) };
    return (await makeOutgoingMail(test.database, answered)).id;
  },
  'answered requests about own data': async (at) => makePrivacyRequest({ state: 'DONE', handled_at: at }),
  'data breaches': async (assessed_at) => {
    const times = { discovered_at: '2015-01-01T00:00:00Z', due_at: '2015-01-31T00:00:00Z', recorded_at: assessed_at };
    const text = { title: 'A lost list', description: 'A list.', assessment: 'It was found again.' };
    return (await insert('data_breaches', { did: newDid(), state: 'NOT_NOTIFIABLE', assessed_at, ...text, ...times }))[
      'id'
    ];
  },
  'new addresses that nobody confirmed': async (at) =>
    makePrivacyRequest({ kind: 'CORRECTION', new_email: 'new@people.example', received_at: at }),
  enquiries: async (at) => {
    const { id } = await makeEnquiry(test.database, { createdAt: new Date('2015-01-01T00:00:00Z') });
    await touch('enquiries', id, { state: 'DONE', handled_at: at });
    return id;
  },
  'requests for mails about offers that nobody confirmed': async (at) =>
    (await makeFollow(test.database, { requestedAt: new Date(at), confirmedAt: null })).id,
  'waiting for coupons': async (requested_at) => {
    const { id: brochure_id } = await makeCouponAd(test.database);
    const values = { brochure_id, email: 'robin@people.example', recipient_hash: hash(), requested_at };
    return (await insert('coupon_waits', values))['id'];
  },
  'failed sign-ins': async (at) =>
    (await insert('login_attempts', { account_hash: hash(), address_hash: hash(), failed_at: at }))['id'],
  sessions: async (expires_at) => {
    const { id: account_id } = await makeAccount(test.database);
    const values = { did: newDid(), account_id, token_version: 1, device: 'Chrome on Android' };
    return (await insert('account_sessions', { ...values, renewed_at: '2015-01-01T00:00:00Z', expires_at }))['id'];
  },
  'steps of sign-ins': async (expires_at) =>
    (await insert('factor_challenges', { token_hash: hash(), purpose: 'PASSKEY_CHECK', expires_at }))['id'],
  'ways to providers of sign-in': async (expires_at) =>
    (await insert('sign_in_transactions', { token_hash: hash(), purpose: 'SIGN_IN', provider: 'one', expires_at }))[
      'id'
    ],
  'devices on which a login was used': async (used_at) => {
    const { id: account_id } = await makeAccount(test.database);
    return (await insert('known_devices', { account_id, token_hash: hash(), used_at }))['id'];
  },
  'API keys that have ended': async (at) =>
    (await makeApiKey(test.database, await makeAccount(test.database), { expiresAt: new Date(at) })).key.id,
  'reports of views and clicks by programs': async (at) => {
    const { key } = await makeApiKey(test.database, await makeAccount(test.database));
    const report = { api_key_id: key.id, idempotency_key: hash(), content_hash: hash() };
    return (await insert('statistic_reports', { ...report, brochure_ids: [1], counted: [true], created_at: at }))['id'];
  },
  'events of webhooks': async (at) =>
    (await insert('webhook_events', { message_id: `msg_${hash()}`, type: 'coupon.sold', data: {}, occurred_at: at }))[
      'id'
    ],
  'links to coupons': async (at) => {
    const times = { created_at: '2015-01-01T00:00:00Z', expires_at: at };
    return (await insert('buyer_links', { email: 'kim@people.example', token_hash: hash(), ...times }))['id'];
  },
  'links for new passwords': async (at) => {
    const { id: account_id } = await makeAccount(test.database);
    const times = { created_at: '2015-01-01T00:00:00Z', expires_at: at };
    return (await insert('password_resets', { account_id, token_hash: hash(), ...times }))['id'];
  },
  'devices and accounts of views and clicks': async (at) => {
    const { id: brochure_id } = await makeBrochure(test.database);
    const event = { brochure_id, event_code: 'QR_SCAN', device_hash: hash(), account_id: 1 };
    return (await insert('statistic_events', { ...event, event_date_time: at }))['id'];
  },
  'content of imported files': async (at) => makeImport(at),
  'undo of imports': async (at) => makeImport(at, { bulkJobId: 7, content: null }),
  'reports of imports': async (at) => makeImport(at),
  'bulk jobs with their undo': async (at) => {
    const { id: createdById } = await makeAccount(test.database);
    const { id: brochureId } = await makeBrochure(test.database);
    const startedAt = new Date(at);
    return (await makeBulkJob(test.database, { createdById, brochureId, state: 'DONE', startedAt })).id;
  },
};
const invite = async (times: Row): Promise<unknown> => {
  const all = {
    created_at: '2010-01-01T00:00:00Z',
    sent_at: '2010-01-01T00:00:00Z',
    expires_at: '2010-01-15T00:00:00Z',
  };
  const values = { did: newDid(), email: 'new@cafe.example', token_hash: hash(), ...all, ...times };
  return (await insert('vendor_invitations', values))['id'];
};
const makePrivacyRequest = async (values: Row): Promise<unknown> => {
  const times = { received_at: '2015-01-01T00:00:00Z', due_at: '2030-01-01T00:00:00Z' };
  const person = { did: newDid(), kind: 'ERASURE', channel: 'SITE', email: `${nextNumber()}@people.example` };
  return (await insert('privacy_requests', { ...person, state: 'OPEN', ...times, ...values }))['id'];
};
const makeImport = async (at: string, values: Partial<BrochureImport> = {}): Promise<unknown> => {
  const { id: createdById } = await makeAccount(test.database);
  return (await makeBrochureImport(test.database, { createdById, createdAt: new Date(at), ...values })).id;
};

/** The last moment whose period is over, calculated by hand instead of by the rules. */
const limits: Record<string, string> = {
  'buyers of coupons': '2019-11-20T10:00:00Z',
  'networks of buyers': '2026-11-19T10:00:00Z',
  'keys of redemptions without a connection': '2026-10-21T10:00:00Z',
  'hashes of erased buyers': '2026-08-23T00:00:00Z',
  'people behind ads that have ended': '2019-11-20T10:00:00Z',
  'people behind drafts that were deleted': '2026-10-21T10:00:00Z',
  'people behind vendors that have left': '2019-11-20T10:00:00Z',
  'terminated accounts': '2019-11-20T10:00:00Z',
  'decided changes of ads': '2019-11-20T10:00:00Z',
  'decided requests to archive': '2019-11-20T10:00:00Z',
  'undone redemptions': '2019-11-20T10:00:00Z',
  reviews: '2019-11-20T10:00:00Z',
  'audit log': '2019-11-20T10:00:00Z',
  'used invitations': '2019-11-20T10:00:00Z',
  'invitations that nobody used': '2025-11-20T10:00:00Z',
  mails: '2025-11-20T10:00:00Z',
  'mails to people whose data are erased': '2026-11-13T10:00:00Z',
  'answered requests about own data': '2019-11-20T10:00:00Z',
  'data breaches': '2019-11-20T10:00:00Z',
  'new addresses that nobody confirmed': '2026-11-13T10:00:00Z',
  enquiries: '2025-11-20T10:00:00Z',
  'requests for mails about offers that nobody confirmed': '2026-11-13T10:00:00Z',
  'waiting for coupons': '2026-08-22T10:00:00Z',
  'failed sign-ins': '2026-08-22T10:00:00Z',
  sessions: '2026-10-21T10:00:00Z',
  'steps of sign-ins': '2026-11-19T10:00:00Z',
  'ways to providers of sign-in': '2026-11-19T10:00:00Z',
  'devices on which a login was used': '2025-10-16T10:00:00Z',
  'reports of blocked content': '2026-08-23T00:00:00Z',
  'searches without result': '2024-10-21T00:00:00Z',
  'times in which administrators saw the site as a vendor': '2026-08-22T10:00:00Z',
  'API keys that have ended': '2026-08-22T10:00:00Z',
  'reports of views and clicks by programs': '2026-11-18T10:00:00Z',
  'events of webhooks': '2026-10-21T10:00:00Z',
  'links to coupons': '2026-11-13T10:00:00Z',
  'links for new passwords': '2026-08-22T10:00:00Z',
  'devices and accounts of views and clicks': '2026-08-22T10:00:00Z',
  'content of imported files': '2026-11-13T10:00:00Z',
  'undo of imports': '2026-10-21T10:00:00Z',
  'reports of imports': '2026-08-22T10:00:00Z',
  'bulk jobs with their undo': '2026-10-21T10:00:00Z',
};

it('has a test of each rule', () => {
  const names = retentionRules.map(({ what }) => what);
  expect(new Set(names).size).toBe(names.length);
  expect(names.toSorted()).toEqual(Object.keys(limits).toSorted());
});

it.each(retentionRules.map((rule) => [rule.what, rule] as const))(
  '%s: applies to rows up to the limit, and to no younger ones',
  async (what, rule) => {
    const limit = new Date(limits[what]!).getTime();
    const old = await makers[what]!(new Date(limit - 1000).toISOString());
    const young = await makers[what]!(new Date(limit).toISOString());
    const [oldBefore, youngBefore] = [await find(rule.table, old), await find(rule.table, young)];
    expect(oldBefore).not.toBeNull();

    expect((await forget())[what]).toBe(1);
    const oldAfter = await find(rule.table, old);
    if (rule.then === 'DELETE') expect(oldAfter).toBeNull();
    else expect({ ...oldAfter, ...pick(oldBefore!, Object.keys(rule.then)) }).toEqual(oldBefore);
    // an import's content is deleted long before its report
    if (what !== 'reports of imports') expect(await find(rule.table, young)).toEqual(youngBefore);
    else expect(await find(rule.table, young)).toMatchObject({ content: null });

    expect(await forget()).toEqual({});
    expect(await find(rule.table, old)).toEqual(oldAfter);
  },
);
const pick = (row: Row, columns: string[]): Row => Object.fromEntries(columns.map((column) => [column, row[column]]));

it('forgets the values that a file read as others, and keeps its columns', async () => {
  const columns = [{ column: 'manager', target: 'contact_name' }];
  const values = [{ column: 'manager', value: 'Sam Lee', replacement: 'Samantha Lee' }];
  const mapping = { columns, values, profile: 'Perth' };
  // also of a file whose content is gone already
  const id = await makeImport('2026-11-01T10:00:00Z', { content: null, mapping });
  await forget();
  expect(await find('brochure_imports', id)).toMatchObject({ mapping: { columns, values: [], profile: 'Perth' } });
});

it('removes personal data and keeps the terms of coupons', async () => {
  const purchase = await makers['buyers of coupons']!('2019-01-01T00:00:00Z');
  const account = await makers['terminated accounts']!('2019-01-01T00:00:00Z');
  const ad = await makers['people behind ads that have ended']!('2019-01-01T00:00:00Z');
  const vendor = await makers['people behind vendors that have left']!('2019-01-01T00:00:00Z');
  await forget();
  const gone = { name: 'Removed', email: `removed-${String(purchase)}@removed.invalid`, idempotency_key: null };
  expect(await find('coupon_purchases', purchase)).toMatchObject({
    ...gone,
    discounted_price_cents: 100,
    title: 'Tea',
  });
  const address = `removed-${String(account)}@removed.invalid`;
  expect(await find('accounts', account)).toMatchObject({ name: null, email: address });
  const nobody = { contact_name: null, contact_email: null };
  expect(await find('brochures', ad)).toMatchObject(nobody);
  expect(await find('vendors', vendor)).toMatchObject(nobody);
});

it('keeps an unredeemed coupon until seven years after its last day', async () => {
  const id = await makers['buyers of coupons']!('2015-03-01T00:00:00Z');
  await touch('coupon_purchases', id, { redeemed_at: null, valid_to: '2019-11-20' });
  await forget();
  expect(await find('coupon_purchases', id)).toMatchObject({ name: 'Robin Lee' });
  await touch('coupon_purchases', id, { valid_to: '2019-11-19' });
  await forget();
  expect(await find('coupon_purchases', id)).toMatchObject({ name: 'Removed' });
});

it('keeps people whose data are still in use', async () => {
  const long = '2015-01-01T00:00:00Z';
  const live = await makeVendor(test.database, contact);
  const ad = await makeBrochure(test.database, { status: 'PUBLISHED', vendorId: live.id, ...contact });
  await touch('brochures', ad.id, { updated_at: long });
  const withLogin = await makeVendor(test.database, contact);
  await makeAccount(test.database, { role: 'VENDOR', vendorId: withLogin.id });
  for (const { id } of [live, withLogin]) await touch('vendors', id, { updated_at: long });
  await forget();
  for (const { id } of [live, withLogin]) expect(await find('vendors', id)).toMatchObject({ contact_name: 'Kim' });
  expect(await find('brochures', ad.id)).toMatchObject({ contact_name: 'Kim' });
});

it('works through more than one batch', async () => {
  await test.database.query(
    `INSERT INTO login_attempts (account_hash, address_hash, failed_at)
     SELECT repeat('0', 64), repeat('0', 64), '2026-01-01' FROM generate_series(1, 2500)`,
  );
  expect(await forget()).toEqual({ 'failed sign-ins': 2500 });
});

it('deletes a file of streets and its bytes after a week', async () => {
  const keep = async (content: string, uploadedAt: string): Promise<string> => {
    const sha256 = await files.put(Buffer.from(content), 'application/octet-stream');
    await test.database.getRepository(StreetFile).insert({ sha256, byteSize: 3, uploadedAt: new Date(uploadedAt) });
    return sha256;
  };
  const old = await keep('old', '2026-11-13T09:59:59Z');
  const young = await keep('new', '2026-11-13T10:00:00Z');
  expect(await forget()).toEqual({ 'files of streets': 1 });
  expect([await files.exists(old), await files.exists(young)]).toEqual([false, true]);
  await count(StreetFile, 1);
});

it('withdraws changes that wait for ads which have left, and removes the files that they propose', async () => {
  const propose = async (content: string, ad: Partial<Brochure>) => {
    const { id: brochure_id } = await makeBrochure(test.database, ad);
    const change = { brochure_id, state: 'WAITING', changes: {}, submitted_at: '2024-01-01T00:00:00Z' };
    const { id: revision_id } = await insert('brochure_revisions', change);
    const sha256 = await files.held.put(Buffer.from(content), 'application/pdf');
    const file = {
      id: brochure_id,
      revision_id,
      did: newDid(),
      type: 'BROCHURE_PDF',
      url: `/files/${sha256}/original`,
    };
    await insert('proposed_assets', { ...file, sha256 });
    return { revision_id, sha256 };
  };
  const archived = { status: 'ARCHIVED', validTo: null } as const;
  const gone = [
    await propose('a', { ...archived, archivedAt: new Date('2025-11-20T09:59:59Z') }),
    await propose('b', { recordStatus: false, deletedAt: new Date('2026-10-21T09:59:59Z') }),
  ];
  const waiting = [
    await propose('c', { ...archived, archivedAt: new Date('2025-11-20T10:00:00Z') }),
    await propose('d', { recordStatus: false, deletedAt: new Date('2026-10-21T10:00:00Z') }),
    await propose('e', { status: 'PUBLISHED' }),
  ];
  expect(await forget()).toEqual({ 'changes of ads that have left': 2 });
  for (const { revision_id, sha256 } of gone) {
    expect(await find('brochure_revisions', revision_id)).toMatchObject({ state: 'WITHDRAWN', decided_at: now });
    expect(await files.held.exists(sha256)).toBe(false);
  }
  for (const { revision_id, sha256 } of waiting) {
    expect(await find('brochure_revisions', revision_id)).toMatchObject({ state: 'WAITING' });
    expect(await files.held.exists(sha256)).toBe(true);
  }
  await count(ProposedAsset, 3);
  expect(await forget()).toEqual({});
});
const count = async (entity: EntityTarget<ObjectLiteral>, rows: number): Promise<void> => {
  expect(await test.database.getRepository(entity).count()).toBe(rows);
};
