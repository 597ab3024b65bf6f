import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import { decodeJwt } from 'jose';
import { makeTestFolder } from '../../../test/cluster/makeTestFolder';
import { makeCouponAd } from '../../../test/factories/makeCouponAd';
import { makeContext } from '../../../test/makeContext';
import { makeWalletSettings, walletFiles } from '../../../test/makeWalletSettings';
import { openPkpass } from '../../../test/openPkpass';
import { findProgram } from '../../../test/programs/findProgram';
import { useTestServer } from '../../../test/useTestServer';
import { applePassSchema, googleClaimsSchema } from '../../../test/walletSchemas';
import type { Brochure } from '../../brochures/Brochure';
import { purchaseCoupon } from '../buying/purchaseCoupon';
import { couponTokenOf } from '../couponTokens';

const folder = makeTestFolder('wallet-schemas');
const server = useTestServer({ wallets: makeWalletSettings(folder) });
afterAll(() => rmSync(folder, { recursive: true }));
const ajv = new Ajv({ allErrors: true });

/** A coupon with everything that a coupon can have, and one with as little as it can have. */
const coupons: [string, Partial<Brochure>][] = [
  ['full', { companyName: 'Tern Bay Coffee', couponHours: 'Mo-Th 17:00-20:00', phoneNo: '07 7010 1234' }],
  ['bare', { companyName: null, addressLine1: null, city: null, phoneNo: null }],
];

async function download(wallet: 'apple' | 'google', values: Partial<Brochure>) {
  const { database, config } = server.dependencies;
  const { id: brochureId } = await makeCouponAd(database, values);
  const outcome = await purchaseCoupon(makeContext({ database }), { brochureId, name: 'Kim', email: 'kim@a.example' });
  if (outcome.kind !== 'PURCHASED') throw new Error(outcome.message);
  const token = couponTokenOf(config.identitySecret, outcome.purchase.did);
  return server.app.inject(`/coupon/${token}/${wallet}-wallet`);
}

function problemsOf(schema: object, value: unknown): string[] {
  const validate = ajv.compile(schema);
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, message, params }) =>
    [instancePath, message, JSON.stringify(params)].join(' '),
  );
}

it.each(coupons)('a %s pass has the keys of Apple’s documentation, each field its own', async (_what, values) => {
  const { 'pass.json': json } = openPkpass((await download('apple', values)).rawPayload);
  const pass = JSON.parse(String(json)) as { coupon: Record<string, { key: string }[]> };
  expect(problemsOf(applePassSchema, pass)).toEqual([]);
  const keys = Object.values(pass.coupon).flatMap((fields) => fields.map(({ key }) => key));
  expect(keys).toEqual([...new Set(keys)]);
});

it.each(coupons)('the claims of a %s link have the keys of Google’s documentation', async (_what, values) => {
  const { headers } = await download('google', values);
  const claims = decodeJwt(String(headers['location']).replace(/^.*\//, ''));
  expect(problemsOf(googleClaimsSchema, claims)).toEqual([]);
  const { offerClasses, offerObjects } = claims['payload'] as Record<string, { id: string; classId?: string }[]>;
  expect(offerObjects?.[0]?.classId).toBe(offerClasses?.[0]?.id);
});

describe('OpenSSL', () => {
  const openssl = findProgram({ files: ['/usr/bin/openssl', '/usr/local/bin/openssl'], debianPackage: 'openssl' });

  /** Checks the signature of a manifest up to the authority, as a phone does; returns what OpenSSL says. */
  function verify(files: { signature: Buffer; manifest: Buffer }): { isGood: boolean; says: string } {
    for (const [name, bytes] of Object.entries(files)) writeFileSync(path.join(folder, name), bytes);
    const authority = path.join(folder, walletFiles.APPLE_WALLET_INTERMEDIATE);
    const { status, stderr } = spawnSync(
      String(openssl),
      // short keys of this test
      [
        'cms',
        '-verify',
        '-binary',
        '-inform',
        'DER',
        '-in',
        'signature',
        '-content',
        'manifest',
        '-out',
        '/dev/null',
      ].concat(['-CAfile', authority, '-purpose', 'any', '-auth_level', '0']),
      { cwd: folder, encoding: 'utf8' },
    );
    return { isGood: status === 0, says: stderr };
  }

  it('accepts the signature of a pass and its chain, and none of another manifest', async () => {
    if (openssl === null) return;
    const { signature, 'manifest.json': manifest } = openPkpass((await download('apple', {})).rawPayload);
    if (!signature || !manifest) throw new Error('The pass is not signed.');
    expect(verify({ signature, manifest })).toEqual({
      isGood: true,
      says: expect.stringContaining('successful') as string,
    });
    const forged = Buffer.from(
      String(manifest)
        .replace(/[0-9a-f]"/, '0"')
        .replace('pass.json', 'pass.jsom'),
    );
    expect(verify({ signature, manifest: forged }).isGood).toBe(false);
    // Wallet takes no signature without its time
    const shown = spawnSync(openssl, ['cms', '-cmsout', '-print', '-inform', 'DER', '-in', 'signature'], {
      cwd: folder,
    });
    expect(String(shown.stdout)).toContain('signingTime');
  });
});
