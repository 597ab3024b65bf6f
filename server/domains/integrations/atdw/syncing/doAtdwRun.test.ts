import { In } from 'typeorm';
import { encodings } from '../../../../test/atdw/AtdwServer';
import { useAtdw } from '../../../../test/atdw/useAtdw';
import { AuditLogEntry } from '../../../../platform/audit-log/AuditLogEntry';
import { OutgoingMail } from '../../../../platform/mailer/OutgoingMail';
import { Brochure } from '../../../brochures/Brochure';
import { BrochureType } from '../../../brochures/BrochureType';
import { AtdwListing } from '../AtdwListing';
import { AtdwPicture } from '../AtdwPicture';
import { AtdwRun } from '../AtdwRun';
import { allowAtdwRun } from '../managing/allowAtdwRun';
import { startAtdwRun } from '../managing/startAtdwRun';
import { claimRun, type Claim } from './claimRun';
import { doAtdwRun, failAtdwRun } from './doAtdwRun';
import { hideStaleListings } from './hideStaleListings';

const atdw = useAtdw();
const changes: Claim = { kind: 'CHANGES' };
const everything: Claim = { kind: 'EVERYTHING' };
const sync = (claim: Claim = changes) => doAtdwRun(atdw.dependencies(), claim);
const ads = () =>
  atdw.database.getRepository(Brochure).find({ where: { externalSource: 'ATDW' }, order: { externalId: 'ASC' } });
const adOf = (externalId: string) => atdw.database.getRepository(Brochure).findOneByOrFail({ externalId });
const states = async () =>
  (await ads()).map(({ externalId, status, archiveReason }) => [externalId, status, archiveReason]);
const linesOf = async (where: { action: string; entityType: string }) =>
  (await atdw.database.getRepository(AuditLogEntry).find({ where, order: { id: 'ASC' } })).map(({ after }) => after);
const putMany = (count: number) => {
  for (let number = 1; number <= count; number += 1)
    atdw.source.put({ productId: `p${String(number).padStart(4, '0')}` });
};
const publishAll = () =>
  atdw.database.query(`UPDATE brochures SET status = 'PUBLISHED', published_at = now() WHERE external_source = 'ATDW'`);

describe('a new listing', () => {
  it('waits for review, with the fields that the source decides', async () => {
    atdw.source.put({ productId: 'p0001', productName: 'Example Bay Cabins & Camping' });
    expect(await sync()).toMatchObject({ kind: 'EVERYTHING', state: 'DONE', found: 1, created: 1, updated: 0 });
    const ad = await adOf('p0001');
    expect(ad).toMatchObject({
      ...{ type: BrochureType.ATDW_AD, status: 'PENDING_REVIEW', isDraft: false },
      ...{ title: 'Example Bay Cabins & Camping', companyName: 'Example Bay Retreats Pty Ltd' },
      ...{ highlights: 'Quiet cabins beside an invented bay.', contactEmail: 'stay@example.com' },
      description: 'Quiet cabins beside an invented bay.\n\nKayaks are free – ask at reception.',
      ...{ addressLine1: '1 Invented Street', city: 'Sandgate', state: 'QLD', postcode: '4017' },
      ...{ latitude: -27.3234567, longitude: 153.0687654, positionSource: 'EXACT', timeZone: 'Australia/Brisbane' },
      ...{ phoneNo: '(07) 7010 1234', wwwUrl: 'https://www.example.com/cabins' },
      ...{ instagramUrl: 'https://www.instagram.com/example', validFrom: '2026-01-02', validTo: '2099-10-02' },
      ...{ normalPriceCents: null, discountedPriceCents: null },
    });
    const listing = await atdw.database.getRepository(AtdwListing).findOneByOrFail({ brochureId: ad.id });
    expect(listing).toMatchObject({
      pixelUrl: `${atdw.source.origin}/pixel?productId=p0001&distributorId=aaaa&language=en&syndicationMethod=API`,
      trackedUrl: `${atdw.source.origin}/redirect?dest=https%3A%2F%2Fwww.example.com%2Fcabins&q=e30%3D`,
      ...{ organisation: 'Example Bay Retreats Pty Ltd', priceFromCents: 12_000, hiddenAt: null },
    });
    const pictures = await atdw.database.getRepository(AtdwPicture).find({ order: { sortOrder: 'ASC' } });
    expect(pictures.map(({ url, altText, credit }) => [url, altText, credit])).toEqual([
      [`${atdw.source.origin}/picture.png?w=2048&id=m1&q=e30%3D`, 'First picture', 'Pat Lens'],
      [`${atdw.source.origin}/picture.png?w=2048&id=m2&q=e30%3D`, 'Second picture', null],
    ]);
    const [category] = await atdw.database.query<{ code: string }[]>('SELECT code FROM categories WHERE id = $1', [
      ad.categoryId,
    ]);
    expect(category?.code).toBe('STAY');
  });

  it.each(Object.keys(encodings))('is read from %s', async (name) => {
    atdw.source.encode = encodings[name]!;
    atdw.source.put({ productId: 'p0001', productName: 'Made Up Café – 日本' });
    await sync();
    expect((await adOf('p0001')).title).toBe('Made Up Café – 日本');
    atdw.source.encode = encodings['UTF-16LE with a mark']!;
  });

  it('of an unknown category goes to Other, and what cannot be an ad is refused with a reason', async () => {
    atdw.source.put(
      { productId: 'p0001', productCategoryId: 'UNKNOWN' },
      { productId: 'p0002', productName: 'X' },
      { productId: 'p0003', detail: { productName: 7, addresses: 'none', communication: [null, 4], multimedia: {} } },
      { productId: 'p0004', detail: { rateFrom: '-5', atdwExpiryDate: '2026-02-31', addresses: [] } },
    );
    const run = await sync();
    expect(run).toMatchObject({ state: 'DONE', found: 4, created: 2, refused: 2 });
    expect(run?.refusals.map(({ productId }) => productId)).toEqual(['p0002', 'p0003']);
    expect(await adOf('p0004')).toMatchObject({ latitude: null, validTo: '2099-10-02', city: null });
    const [row] = await atdw.database.query<{ code: string }[]>(
      `SELECT c.code FROM categories c JOIN brochures b ON b.category_id = c.id WHERE b.external_id = 'p0001'`,
    );
    expect(row?.code).toBe('OTHER');
  });

  it('keeps hostile texts as texts, and takes no address from elsewhere', async () => {
    atdw.source.put({
      productId: 'p0001',
      detail: {
        productDescription: '<script>alert(1)</script>\n\n5 < 6',
        productPixelURL: 'https://evil.example/pixel',
        multimedia: [
          {
            ...{ multimediaId: 'm1', attributeIdMultimediaContent: 'IMAGE', attributeIdSizeOrientation: '4X3' },
            ...{ width: '2048', serverPath: 'http://169.254.169.254/latest', altText: 'x' },
          },
        ],
        communication: [{ attributeIdCommunication: 'CAURENQUIR', communicationDetail: 'javascript:alert(1)' }],
      },
    });
    await sync();
    const ad = await adOf('p0001');
    expect(ad.description).toBe('<p>&#60;script&#62;alert(1)&#60;/script&#62;</p><p>5 &#60; 6</p>');
    expect(ad.wwwUrl).toBeNull();
    expect(await atdw.database.getRepository(AtdwListing).findOneBy({ brochureId: ad.id })).toMatchObject({
      pixelUrl: null,
    });
    expect(await atdw.database.getRepository(AtdwPicture).count()).toBe(0);
  });

  it('comes without addresses of bad hosts', async () => {
    const way = (code: string, host: string) => ({
      ...{ attributeIdCommunication: code, communicationDetail: `https://${host}/` },
      communicationDetailWithTracking: `${atdw.source.origin}/redirect?dest=https%3A%2F%2F${host}%2F`,
    });
    atdw.source.put({
      productId: 'p0001',
      detail: {
        communication: [way('CAURENQUIR', 'www.bad.example'), way('CAUBENQUIR', 'bad.example')],
        externalSystems: [
          { externalSystemCode: 'FACEBOOK', externalSystemText: 'https://bad.example/page' },
          { externalSystemCode: 'INSTAGRAM', externalSystemText: 'https://www.instagram.com/example' },
        ],
      },
    });
    const run = await doAtdwRun({ ...atdw.dependencies(), badHosts: new Set(['bad.example']) }, changes);
    expect(run).toMatchObject({ created: 1, refused: 0 });
    const ad = await adOf('p0001');
    expect(ad).toMatchObject({ wwwUrl: null, facebookUrl: null, instagramUrl: 'https://www.instagram.com/example' });
    const listing = await atdw.database.getRepository(AtdwListing).findOneByOrFail({ brochureId: ad.id });
    expect(listing).toMatchObject({ trackedUrl: null, bookingUrl: null });
  });
});

describe('a second run', () => {
  it('changes nothing if nothing has changed, and fetches no product again', async () => {
    putMany(3);
    await sync();
    const before = (await ads()).map(({ version, updatedAt }) => [version, updatedAt]);
    atdw.later(24);
    atdw.source.asked.splice(0);
    expect(await sync(everything)).toMatchObject({ found: 3, unchanged: 3, created: 0, updated: 0, archived: 0 });
    expect((await ads()).map(({ version, updatedAt }) => [version, updatedAt])).toEqual(before);
    expect(atdw.source.asked.map(({ path }) => path)).toEqual(['/api/atlas/products']);
  });

  it('asks for changes since the run before, on the clock of the source', async () => {
    putMany(1);
    await sync();
    atdw.later(24);
    await sync();
    const asked = atdw.source.asked.filter(({ query }) => query.has('delta')).map(({ query }) => query);
    expect(asked.map((query) => [query.get('status'), query.get('delta'), query.get('st')])).toEqual([
      ['ACTIVE', '2026-11-20 11:45:00', 'QLD'],
      ['INACTIVE', '2026-11-20 11:45:00', 'QLD'],
      ['EXPIRED', '2026-11-20 11:45:00', 'QLD'],
    ]);
  });

  it('changes the fields of the source, and leaves category, area, index and status', async () => {
    putMany(6);
    await sync();
    await publishAll();
    const [shop] = await atdw.database.query<{ id: number }[]>(`SELECT id FROM categories WHERE code = 'SHOP'`);
    await atdw.database.query(`UPDATE brochures SET category_id = $1, ad_index = 7 WHERE external_id = 'p0001'`, [
      shop?.id,
    ]);
    atdw.later(24);
    atdw.source.put({
      productId: 'p0001',
      productName: 'A new name',
      productUpdateDate: '2026-11-21T09:00:00.000+10:00',
    });
    expect(await sync()).toMatchObject({ found: 1, updated: 1, created: 0 });
    expect(await adOf('p0001')).toMatchObject({
      ...{ title: 'A new name', status: 'PUBLISHED', categoryId: shop?.id, adIndex: 7 },
    });
    const entry = await atdw.database.getRepository(AuditLogEntry).findOneOrFail({
      where: { action: 'syncAtdw', entityType: 'Brochure', entityId: (await adOf('p0001')).id },
      order: { id: 'DESC' },
    });
    expect(entry).toMatchObject({
      ...{ actorRole: 'SYSTEM', before: { title: 'Example Cabins p0001' }, after: { title: 'A new name' } },
    });
  });

  it('archives what was withdrawn, and sends what is active again for review', async () => {
    putMany(6);
    await sync();
    await publishAll();
    atdw.later(24);
    const productUpdateDate = '2026-11-21T09:00:00.000+10:00';
    atdw.source.put({ productId: 'p0001', status: 'EXPIRED', productUpdateDate });
    expect(await sync()).toMatchObject({ state: 'DONE', archived: 1, vanishing: 1, listed: 6 });
    expect((await states())[0]).toEqual(['p0001', 'ARCHIVED', 'SOURCE']);
    atdw.later(24);
    atdw.source.put({ productId: 'p0001', productUpdateDate: '2026-11-22T09:00:00.000+10:00' });
    expect(await sync()).toMatchObject({ renewed: 1, created: 0, updated: 0 });
    expect((await states())[0]).toEqual(['p0001', 'PENDING_REVIEW', null]);
  });

  it('leaves what a person has archived or deleted', async () => {
    putMany(2);
    await sync();
    await atdw.database.query(
      `UPDATE brochures SET status = 'ARCHIVED', archive_reason = 'REJECTED', archived_at = now() WHERE external_id = 'p0001'`,
    );
    await atdw.database.query(
      `UPDATE brochures SET record_status = false, deleted_at = now() WHERE external_id = 'p0002'`,
    );
    atdw.later(24);
    const productUpdateDate = '2026-11-21T09:00:00.000+10:00';
    atdw.source.put(
      { productId: 'p0001', productName: 'A new name', productUpdateDate },
      { productId: 'p0002', productName: 'A new name', productUpdateDate },
    );
    expect(await sync()).toMatchObject({ found: 2, unchanged: 2, updated: 0, renewed: 0 });
    expect((await ads()).map(({ title }) => title)).toEqual(['Example Cabins p0001', 'Example Cabins p0002']);
  });
});

describe('the brake', () => {
  it('stops, mails the administrators, and goes on once one of them lets it', async () => {
    putMany(5);
    await sync();
    await publishAll();
    atdw.later(168);
    for (const id of ['p0001', 'p0002']) atdw.source.products.delete(id);
    const run = await sync(everything);
    expect(run).toMatchObject({ state: 'STOPPED', vanishing: 2, listed: 5, archived: 0 });
    expect((await ads()).filter(({ status }) => status === 'PUBLISHED')).toHaveLength(5);
    const [mail] = await atdw.database.getRepository(OutgoingMail).find();
    expect(mail?.subject).toBe('Stopped: the update of tourism listings would archive 2 of 5');
    expect(mail?.text).toContain('https://offers.example/admin/atdw');

    const { did } = run!;
    await expect(allowAtdwRun(atdw.administrator, { did, vanishing: 1 })).rejects.toThrow('archive 2 listings');
    expect(await allowAtdwRun(atdw.administrator, { did, vanishing: 2 })).toMatchObject({ state: 'WAITING' });
    expect(atdw.jobs.enqueued.at(-1)).toMatchObject({ name: 'sync-atdw', payload: { did } });
    atdw.source.asked.splice(0);
    expect(await sync({ did })).toMatchObject({ state: 'DONE', archived: 2, vanishing: 2, listed: 5 });
    expect(atdw.source.asked).toEqual([]);
    expect((await states()).slice(0, 2)).toEqual([
      ['p0001', 'ARCHIVED', 'SOURCE'],
      ['p0002', 'ARCHIVED', 'SOURCE'],
    ]);
    // once: the next run stops again
    atdw.later(168);
    atdw.source.products.delete('p0003');
    expect(await sync(everything)).toMatchObject({ state: 'STOPPED', vanishing: 1, listed: 3 });
    await expect(allowAtdwRun(atdw.administrator, { did, vanishing: 2 })).rejects.toThrow('last run');
  });

  it('is not reached by a fifth, and stops changes and an empty list, too', async () => {
    putMany(10);
    await sync();
    atdw.later(24);
    const gone = (id: string) =>
      atdw.source.put({ productId: id, status: 'INACTIVE', productUpdateDate: '2026-11-21T09:00:00.000+10:00' });
    for (const id of ['p0001', 'p0002']) gone(id);
    expect(await sync()).toMatchObject({ state: 'DONE', archived: 2 });
    atdw.later(24);
    atdw.source.products.clear();
    expect(await sync(everything)).toMatchObject({ state: 'STOPPED', vanishing: 8, listed: 8 });
  });
});

describe('a source with faults', () => {
  it('is asked again after the time that it names', async () => {
    putMany(1);
    const statuses = [429, 429, 503];
    atdw.source.intercept = (_, response) => {
      const status = statuses.shift();
      if (status === undefined) return false;
      response.writeHead(status, status === 429 ? { 'retry-after': '60' } : {}).end();
      return true;
    };
    expect(await sync()).toMatchObject({ state: 'DONE', created: 1 });
    expect(atdw.waits).toEqual([60_000, 120_000, 8_000]);
  });

  it.each([
    ['a body that ends early', (body: Buffer) => ({ length: body.length, body: body.subarray(0, body.length - 20) })],
    ['half a character', (body: Buffer) => ({ length: body.length - 1, body: body.subarray(0, body.length - 1) })],
    ['half of the JSON', (body: Buffer) => ({ length: 40, body: body.subarray(0, 40) })],
  ])('%s is asked for again', async (_, cut) => {
    putMany(1);
    let isCut = false;
    atdw.source.intercept = ({ path }, response) => {
      if (isCut || !path.endsWith('/product')) return false;
      isCut = true;
      const { length, body } = cut(
        Buffer.from(JSON.stringify({ productId: 'p0001', productName: 'Cut off' }), 'utf16le'),
      );
      response.writeHead(200, { 'content-length': length });
      response.write(body, () => response.destroy());
      return true;
    };
    expect(await sync()).toMatchObject({ state: 'DONE', created: 1, refused: 0 });
    expect((await adOf('p0001')).title).toBe('Example Cabins p0001');
  });

  it.each([
    [403, 'The warehouse refuses the key (status 403). Check ATDW_API_KEY.'],
    [500, 'The warehouse has a fault (status 500).'],
    [301, 'The warehouse answered with status 301. Check its address.'],
  ])('status %i leaves all ads, and says why', async (status, problem) => {
    putMany(1);
    await sync();
    atdw.source.intercept = (_, response) => {
      response.writeHead(status, { location: '/elsewhere' }).end();
      return true;
    };
    await expect(sync(everything)).rejects.toThrow(problem);
    await failAtdwRun(atdw.dependencies());
    const [run] = await atdw.database.getRepository(AtdwRun).find({ order: { id: 'DESC' }, take: 1 });
    expect(run).toMatchObject({ state: 'FAILED', problem });
    expect(JSON.stringify(run)).not.toContain(atdw.source.key);
    expect(await states()).toEqual([['p0001', 'PENDING_REVIEW', null]]);
  });

  it.each([
    ['no list', { status: 1, message: 'error' }],
    ['a product without an id', { status: 0, numberOfResults: 1, products: [{ productName: 'x' }] }],
    ['a list of something else', []],
  ])('%s is refused', async (_, answer) => {
    atdw.source.intercept = (_asked, response) => {
      atdw.source.send(response, answer);
      return true;
    };
    await expect(sync()).rejects.toThrow(/warehouse/);
    expect(await ads()).toEqual([]);
  });

  it('a list that shifts while it is read is read again, and one that stays incomplete archives nothing', async () => {
    putMany(150);
    // one product moves from the second page to the first, where it is read no more
    const shifted = [...atdw.source.products.values()];
    let pages = 0;
    atdw.source.intercept = ({ path, query }, response) => {
      if (!path.endsWith('/products')) return false;
      pages += 1;
      const start = query.get('pge') === '1' ? 0 : pages === 2 ? 101 : 100;
      const products = shifted.slice(start, start + 100).map(({ productId }) => ({ productId, status: 'ACTIVE' }));
      atdw.source.send(response, { status: 0, numberOfResults: 150, queryTime: 1, products });
      return true;
    };
    expect(await sync()).toMatchObject({ state: 'DONE', found: 150, created: 150 });
    expect(pages).toBe(4);
    atdw.source.intercept = ({ path }, response) => {
      if (!path.endsWith('/products')) return false;
      atdw.source.send(response, { status: 0, numberOfResults: 150, queryTime: 1, products: [] });
      return true;
    };
    await expect(sync(everything)).rejects.toThrow('it names 150 products and sent 0');
    expect((await ads()).every(({ status }) => status === 'PENDING_REVIEW')).toBe(true);
  });
});

describe('a run', () => {
  it('goes on at its page after its process was killed', async () => {
    putMany(250);
    // the process dies while it reads the third page
    const isKilled = new Error('killed');
    const dying = atdw.dependencies();
    const { getOutside } = dying.source;
    dying.source.getOutside = (url, limits) =>
      url.searchParams.get('pge') === '3' ? Promise.reject(isKilled) : getOutside(url, limits);
    await expect(doAtdwRun(dying, changes)).rejects.toThrow();
    expect(await ads()).toHaveLength(200);
    atdw.source.asked.splice(0);
    const run = await sync();
    expect(run).toMatchObject({ state: 'DONE', found: 250, created: 250, unchanged: 0 });
    expect(
      atdw.source.asked.filter(({ path }) => path.endsWith('/products')).map(({ query }) => query.get('pge')),
    ).toEqual(['3']);
    expect(atdw.source.asked.filter(({ path }) => path.endsWith('/product'))).toHaveLength(50);
    expect(await ads()).toHaveLength(250);
  });

  it('is never done by two processes, and a dead one loses it', async () => {
    putMany(1);
    const claimed = await claimRun(atdw.dependencies(), changes);
    expect(claimed).toMatchObject({ run: { state: 'RUNNING' } });
    const [one, other] = await Promise.all([
      claimRun(atdw.dependencies(), changes),
      claimRun(atdw.dependencies(), everything),
    ]);
    expect([one, other].every((each) => each !== null && 'busyUntil' in each)).toBe(true);
    // alive: the second look finds the lease renewed
    expect(await sync()).toBeNull();
    await atdw.database.query(`UPDATE atdw_runs SET lease_until = now() - interval '1 second'`);
    expect(await sync()).toMatchObject({ state: 'DONE', created: 1 });
    expect(await atdw.database.getRepository(AtdwRun).count()).toBe(1);
  });

  it('beside another at the same moment is done once', async () => {
    putMany(120);
    const done = await Promise.all([sync(), sync(), sync(everything)]);
    expect(done.filter((run) => run !== null)).toHaveLength(1);
    expect(await ads()).toHaveLength(120);
  });

  it('writes nothing more once another process has taken it over', async () => {
    putMany(150);
    const robbed = atdw.dependencies();
    const { getOutside } = robbed.source;
    robbed.source.getOutside = async (url, limits) => {
      if (url.searchParams.get('pge') === '2') {
        await atdw.database.query(`UPDATE atdw_runs SET lease_token = 'another-one-'`);
      }
      return getOutside(url, limits);
    };
    expect(await doAtdwRun(robbed, changes)).toBeNull();
    expect(await ads()).toHaveLength(100);
  });

  it('that only counts changes nothing', async () => {
    putMany(4);
    const { did } = await startAtdwRun(atdw.administrator, { kind: 'CHANGES', isDryRun: true });
    await expect(startAtdwRun(atdw.administrator, { kind: 'CHANGES', isDryRun: true })).rejects.toThrow('open already');
    expect(await sync({ did })).toMatchObject({ state: 'DONE', isDryRun: true, found: 4, created: 4 });
    expect(await ads()).toEqual([]);
    await sync();
    atdw.later(24);
    for (const id of ['p0001', 'p0002']) atdw.source.products.delete(id);
    const second = await startAtdwRun(atdw.administrator, { kind: 'EVERYTHING', isDryRun: true });
    expect(await sync(second)).toMatchObject({ state: 'DONE', vanishing: 2, listed: 4, archived: 0, unchanged: 2 });
    expect((await ads()).every(({ status }) => status === 'PENDING_REVIEW')).toBe(true);
    expect(await atdw.database.getRepository(OutgoingMail).count()).toBe(0);
  });

  it('does not begin by itself while it is switched off, or without a key', async () => {
    putMany(1);
    const keyless = atdw.dependencies();
    keyless.source.apiKey = null;
    expect(await doAtdwRun(keyless, changes)).toBeNull();
    await atdw.database.query('UPDATE atdw_settings SET is_nightly = false');
    expect(await sync()).toBeNull();
    await atdw.database.query('UPDATE atdw_settings SET is_nightly = true');
    expect(await ads()).toEqual([]);
  });
});

it('hides listings 7 days after the last good run, and shows them after the next', async () => {
  putMany(3);
  await sync();
  await publishAll();
  const dependencies = atdw.dependencies();
  atdw.later(7 * 24 - 1);
  expect(await hideStaleListings(dependencies)).toBe(0);
  atdw.later(2);
  expect(await hideStaleListings(dependencies)).toBe(3);
  expect(await hideStaleListings(dependencies)).toBe(0);
  expect(await atdw.database.getRepository(Brochure).countBy({ status: In(['PUBLISHED']) })).toBe(0);
  // a person archives one meanwhile
  await atdw.database.query(`UPDATE brochures SET archive_reason = 'MANUAL' WHERE external_id = 'p0003'`);
  expect(await sync()).toMatchObject({ state: 'DONE', archived: 0, renewed: 0 });
  expect(await states()).toEqual([
    ['p0001', 'PUBLISHED', null],
    ['p0002', 'PUBLISHED', null],
    ['p0003', 'ARCHIVED', 'MANUAL'],
  ]);
  const batches = { action: 'syncAtdw', entityType: 'AtdwSettings' };
  expect(await linesOf(batches)).toEqual([
    { ads: 3, status: 'ARCHIVED', archiveReason: 'SOURCE' },
    { ads: 2, status: 'PUBLISHED', archiveReason: null },
  ]);
});

it('leaves one line in the log for all ads of a run, and none for a run that changed nothing', async () => {
  await atdw.database.query('TRUNCATE audit_log_entries');
  putMany(3);
  await sync();
  atdw.later(24);
  await sync();
  const runs = { action: 'syncAtdw', entityType: 'AtdwRun' };
  const none = { changedCount: 0, renewed: 0, archived: 0, refusedCount: 0 };
  expect(await linesOf(runs)).toEqual([{ found: 3, added: 3, ...none }]);
});
