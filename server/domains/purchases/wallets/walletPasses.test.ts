import { createHash, createPublicKey, verify, X509Certificate } from 'node:crypto';
import { rmSync } from 'node:fs';
import { jwtVerify } from 'jose';
import forge from 'node-forge';
import sharp from 'sharp';
import { askGraphql } from '../../../test/askGraphql';
import { makeCouponAd } from '../../../test/factories/makeCouponAd';
import { makeContext } from '../../../test/makeContext';
import { openPkpass } from '../../../test/openPkpass';
import { makeTestFolder } from '../../../test/cluster/makeTestFolder';
import { makeWalletSettings } from '../../../test/makeWalletSettings';
import { useTestServer } from '../../../test/useTestServer';
import type { Brochure } from '../../brochures/Brochure';
import { purchaseCoupon } from '../buying/purchaseCoupon';
import { formatCouponCode } from '../codes/formatCouponCode';
import { CouponPurchase } from '../CouponPurchase';
import { couponTokenOf } from '../couponTokens';

const folder = makeTestFolder('wallet-passes');
const wallets = makeWalletSettings(folder);
const apple = wallets.apple!;
const google = wallets.google!;
const server = useTestServer({ wallets });
const plain = useTestServer();
afterAll(() => rmSync(folder, { recursive: true }));

async function buy(values: Partial<Brochure> = {}, site = server) {
  const { database, config } = site.dependencies;
  const brochure = await makeCouponAd(database, { companyName: 'Tern Bay Coffee', ...values });
  const input = { brochureId: brochure.id, name: 'Kim Tran', email: 'kim@people.example' };
  const outcome = await purchaseCoupon(makeContext({ database }), input);
  if (outcome.kind !== 'PURCHASED') throw new Error(outcome.message);
  const { purchase } = outcome;
  return { brochure, purchase, token: couponTokenOf(config.identitySecret, purchase.did) };
}

const get = (token: string, wallet: 'apple' | 'google', site = server) =>
  site.app.inject(`/coupon/${token}/${wallet}-wallet`);

describe('a pass for Apple Wallet', () => {
  it('holds the coupon as it was promised, and its manifest the digest of each file', async () => {
    const { purchase, token, brochure } = await buy({
      couponHours: 'Mo-Th 17:00-20:00',
      timeZone: 'Australia/Perth',
      validTo: '2098-06-30',
    });
    const answer = await get(token, 'apple');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/vnd.apple.pkpass',
      'content-disposition': 'inline; filename="coupon.pkpass"',
      'cache-control': 'no-store',
    });
    const { 'manifest.json': manifest, signature, ...files } = openPkpass(answer.rawPayload);
    expect(Object.keys(files).sort()).toEqual(
      ['icon', 'logo']
        .flatMap((name) => [`${name}.png`, `${name}@2x.png`, `${name}@3x.png`])
        .concat('pass.json')
        .sort(),
    );
    const digests = Object.entries(files).map(([name, bytes]) => [
      name,
      createHash('sha1').update(bytes).digest('hex'),
    ]);
    expect(JSON.parse(manifest!.toString())).toEqual(Object.fromEntries(digests));
    expect(signature!.length).toBeGreaterThan(1000);
    const publicUrl = server.dependencies.config.http.publicUrl;
    expect(JSON.parse(files['pass.json']!.toString())).toMatchObject({
      ...{ formatVersion: 1, passTypeIdentifier: 'pass.example.offers', teamIdentifier: 'TEAM123456' },
      serialNumber: purchase.did,
      // the last second of the day in Perth
      expirationDate: '2098-06-30T15:59:59.000Z',
      barcodes: [
        {
          format: 'PKBarcodeFormatQR',
          message: `${publicUrl}/redeem?code=${purchase.code}`,
          altText: formatCouponCode(purchase.code),
        },
      ],
      coupon: {
        headerFields: [{ label: 'Pay there', value: '$14.95' }],
        primaryFields: [{ label: 'Tern Bay Coffee', value: 'Two coffees for one' }],
        secondaryFields: [{ label: 'Valid until', value: '30/06/2098' }],
        auxiliaryFields: [{ label: 'When', value: 'Mon–Thu 5–8 pm' }],
        backFields: expect.arrayContaining([
          expect.objectContaining({ label: 'Conditions', value: 'One each.' }),
          expect.objectContaining({ value: `${publicUrl}/coupon/${token}` }),
          expect.objectContaining({ value: `${publicUrl}/details/${brochure.id}` }),
        ]) as unknown,
      },
    });
  });

  it('is signed by its certificate, which its authority issued', async () => {
    const { token } = await buy();
    const { 'manifest.json': manifest, signature } = openPkpass((await get(token, 'apple')).rawPayload);
    const { signers, certificates } = readSignature(signature!);
    expect(certificates.map(({ subject }) => subject).join()).toContain('UID=pass.example.offers');
    const [signer, authority] = [apple.certificate, apple.intermediate].map((pem) => new X509Certificate(pem));
    expect(certificates.map(({ fingerprint256 }) => fingerprint256).sort()).toEqual(
      [signer!.fingerprint256, authority!.fingerprint256].sort(),
    );
    expect(signer!.verify(authority!.publicKey)).toBe(true);
    const { attributes, messageDigest, digest, value } = signers;
    expect(messageDigest).toBe(createHash(digest).update(manifest!).digest('hex'));
    expect(verify(digest, attributes, signer!.publicKey, value)).toBe(true);
    expect(verify(digest, attributes, authority!.publicKey, value)).toBe(false);
  });

  it('has square pictures of the sizes that its screens show', async () => {
    const { token } = await buy();
    const files = openPkpass((await get(token, 'apple')).rawPayload);
    const sides = { 'icon.png': 29, 'icon@2x.png': 58, 'icon@3x.png': 87, 'logo.png': 50, 'logo@3x.png': 150 };
    for (const [name, side] of Object.entries(sides)) {
      expect(await sharp(files[name]).metadata()).toMatchObject({ format: 'png', width: side, height: side });
    }
    const { channels } = await sharp(files['icon@3x.png']).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(20); // a logo, not one colour
  });
});

/** Reads a detached PKCS #7 signature without a verifier: node-forge has none. */
function readSignature(der: Buffer) {
  const message = forge.pkcs7.messageFromAsn1(forge.asn1.fromDer(der.toString('binary')));
  const { rawCapture, certificates } = message as forge.pkcs7.PkcsSignedData & {
    rawCapture: { signature: string; digestAlgorithm: string; authenticatedAttributes: forge.asn1.Asn1[] };
  };
  const { asn1, pki } = forge;
  const attributes = rawCapture.authenticatedAttributes;
  // what is signed is their SET, although the message holds them under another tag
  const set = asn1.create(asn1.Class.UNIVERSAL, asn1.Type.SET, true, attributes);
  const digestName = pki.oids[asn1.derToOid(rawCapture.digestAlgorithm)]!;
  const attribute = attributes.find(
    ({ value }) => asn1.derToOid((value as forge.asn1.Asn1[])[0]!.value as string) === pki.oids['messageDigest'],
  );
  const digestSet = (attribute!.value as forge.asn1.Asn1[])[1]!.value as forge.asn1.Asn1[];
  return {
    certificates: certificates.map((one) => new X509Certificate(pki.certificateToPem(one))),
    signers: {
      digest: digestName,
      attributes: Buffer.from(asn1.toDer(set).getBytes(), 'binary'),
      messageDigest: Buffer.from(digestSet[0]!.value as string, 'binary').toString('hex'),
      value: Buffer.from(rawCapture.signature, 'binary'),
    },
  };
}

describe('a link for Google Wallet', () => {
  const open = async (location: unknown) => {
    const [, jwt = ''] = /^https:\/\/pay\.google\.com\/gp\/v\/save\/(.+)$/.exec(String(location)) ?? [];
    const { payload, protectedHeader } = await jwtVerify(jwt, createPublicKey(google.key), { audience: 'google' });
    expect(protectedHeader).toEqual({ alg: 'RS256', typ: 'JWT' });
    return payload as Record<string, unknown> & {
      payload: { offerClasses: object[]; offerObjects: { classId: string }[] };
    };
  };

  it('is signed by the account, and holds the coupon as it was promised', async () => {
    const { purchase, token } = await buy({ validTo: '2098-12-31', timeZone: 'Australia/Sydney' });
    const answer = await get(token, 'google');
    expect(answer.statusCode).toBe(303);
    expect(answer.headers['cache-control']).toBe('no-store');
    const claims = await open(answer.headers['location']);
    const publicUrl = server.dependencies.config.http.publicUrl;
    expect(claims).toMatchObject({ iss: 'wallet@offers.iam.example', typ: 'savetowallet', origins: [] });
    expect(claims.payload).toEqual({
      offerClasses: [
        expect.objectContaining({
          title: 'Two coffees for one',
          provider: 'Tern Bay Coffee',
          redemptionChannel: 'INSTORE',
        }),
      ],
      offerObjects: [
        {
          id: `3388000000012345678.${purchase.did}`,
          classId: expect.stringMatching(/^3388000000012345678\.offer-[0-9a-f]{12}$/) as string,
          state: 'ACTIVE',
          barcode: {
            type: 'QR_CODE',
            value: `${publicUrl}/redeem?code=${purchase.code}`,
            alternateText: formatCouponCode(purchase.code),
          },
          // the last second of the day in Sydney, in summer
          validTimeInterval: { end: { date: '2098-12-31T12:59:59Z' } },
          textModulesData: [{ header: 'Pay there', body: '$14.95' }],
          linksModuleData: {
            uris: [{ uri: `${publicUrl}/coupon/${token}`, description: 'Conditions, or cancel' }],
          },
        },
      ],
    });
  });

  it('has one class for the same terms, and another for others', async () => {
    const { brochure, token } = await buy();
    const classOf = async (of: string) =>
      (await open((await get(of, 'google')).headers['location'])).payload.offerObjects[0]!.classId;
    const { database, config } = server.dependencies;
    const again = async (email: string) => {
      const outcome = await purchaseCoupon(makeContext({ database }), { brochureId: brochure.id, name: 'Lee', email });
      if (outcome.kind !== 'PURCHASED') throw new Error(outcome.message);
      return couponTokenOf(config.identitySecret, outcome.purchase.did);
    };
    expect(await classOf(await again('lee@people.example'))).toBe(await classOf(token));
    await database.getRepository('Brochure').update(brochure.id, { title: 'Three coffees for one' });
    expect(await classOf(await again('pat@people.example'))).not.toBe(await classOf(token));
  });

  it('stays below the length that Google takes, with the longest texts in signs of three bytes', async () => {
    const { token } = await buy({
      title: '咖啡'.repeat(60),
      companyName: '海'.repeat(200),
      couponHours: 'Mo 08:00-09:30; Tu 09:00-10:30; We 10:00-11:30; Th 11:00-12:30; Fr 12:00-13:30; PH closed',
    });
    const location = String((await get(token, 'google')).headers['location']);
    await open(location);
    expect(location.replace(/^.*\//, '').length).toBeLessThanOrEqual(1800);
  });
});

describe('a coupon that is not good', () => {
  const spent = new Date('2026-11-20T02:00:00Z');
  it.each<[string, Partial<CouponPurchase>, RegExp]>([
    ['cancelled', { voidedAt: spent, storedVoidReason: 'BUYER' }, /This coupon was voided on \d/],
    ['redeemed', { redeemedAt: spent }, /This coupon was redeemed on \d/],
    ['over', { validTo: '2026-01-31' }, /This coupon ended on 31\/01\/2026/],
    ['held', { heldUntil: new Date('2099-01-01T00:00:00Z') }, /This coupon is not confirmed yet/],
  ])('goes to no wallet: it is %s', async (_what, values, reason) => {
    const { purchase, token } = await buy();
    await server.dependencies.database.getRepository(CouponPurchase).update(purchase.id, values);
    for (const wallet of ['apple', 'google'] as const) {
      const answer = await get(token, wallet);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([409, 'text/html; charset=utf-8']);
      expect(answer.body).toMatch(reason);
      expect(answer.body).toContain(`href="/coupon/${token}"`);
      expect(answer.body).not.toContain(purchase.code);
    }
    expect(await pathsOf(token)).toEqual({ appleWalletPath: null, googleWalletPath: null });
  });
});

it('goes to no wallet with a forged token, nor at a site without wallets', async () => {
  const { purchase, token } = await buy({}, plain);
  for (const wallet of ['apple', 'google'] as const) {
    for (const wrong of [purchase.did + 'A'.repeat(43), 'x', '%00', `${token}x`]) {
      expect((await get(wrong, wallet)).statusCode).toBe(404);
    }
    const answer = await get(token, wallet, plain);
    expect([answer.statusCode, answer.body]).toEqual([404, expect.stringContaining('has no passes for')]);
  }
  expect(await pathsOf(token, plain)).toEqual({ appleWalletPath: null, googleWalletPath: null });
});

it('is offered to whoever has the token', async () => {
  const { token } = await buy();
  expect(await pathsOf(token)).toEqual({
    appleWalletPath: `/coupon/${token}/apple-wallet`,
    googleWalletPath: `/coupon/${token}/google-wallet`,
  });
});

async function pathsOf(token: string, site = server) {
  const query = `query ($token: String!) { reservedCoupon(token: $token) { appleWalletPath googleWalletPath } }`;
  const { data, errors } = await askGraphql(site, { query, variables: { token } });
  expect(errors).toEqual([]);
  return data?.['reservedCoupon'];
}
