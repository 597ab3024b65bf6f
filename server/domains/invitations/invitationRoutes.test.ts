import { OutgoingMail } from '../../platform/mailer/OutgoingMail';
import { useRestContract } from '../../test/contracts/useRestContract';

const contract = useRestContract();

const linkTo = async (recipient: string): Promise<string> => {
  const mails = contract.server.dependencies.database.getRepository(OutgoingMail);
  const { text } = await mails.findOneOrFail({ where: { recipient }, order: { id: 'DESC' } });
  return /\/vendor\/register\/\S+\/([\w-]{43})\n/.exec(text)?.[1] ?? '';
};

describe('REST: a vendor invitation', () => {
  const url = '/rest/vendor/administrator/invite';
  const email = 'new@tide.example';

  it('answers with a did', async () => {
    const answer = await contract.call('POST', url, 'administrator', { email, brochureId: contract.world.landing.id });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ did: expect.stringMatching(/^[0-9A-Za-z_-]{12}$/) as string });
  });

  it.each<[string, object | undefined, 'anonymous' | 'vendor' | 'administrator', number]>([
    ['without a token', { email, brochureId: 1 }, 'anonymous', 401],
    ["by the ad's own vendor", { email, brochureId: 1 }, 'vendor', 403],
    ['with a wrong address', { email: 'nobody', brochureId: 1 }, 'administrator', 422],
    ['without an ad', { email }, 'administrator', 422],
    ['for an ad that is not there', { email, brochureId: 2_000_000_000 }, 'administrator', 404],
    ['with a number that is none', { email, brochureId: 'x' }, 'administrator', 422],
    ['with an empty body', {}, 'administrator', 422],
  ])('%s', async (_what, payload, as, status) => {
    const answer = await contract.call('POST', url, as, payload);
    expect(answer.statusCode).toBe(status);
  });
});

describe('REST: vendor registration', () => {
  const url = '/rest/public/vendor/register';
  const form = {
    contactName: 'Kim Tran',
    companyName: 'Tide Cafe Pty Ltd',
    phone: '0491 570 006',
    password: 'lamington pelican tram',
    acceptTerms: true,
    isOldEnough: true,
  };

  it('signs in, once', async () => {
    const email = 'kim@tide.example';
    const { landing, vendor } = contract.world;
    await contract.call('POST', '/rest/vendor/administrator/invite', 'administrator', {
      email,
      brochureId: landing.id,
    });
    const body = { ...form, email, token: await linkTo(email) };
    const refused = await contract.call('POST', url, 'anonymous', { ...body, abn: '1', acceptTerms: false });
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ errors: [{ field: 'abn' }, { field: 'acceptTerms' }] });
    const answer = await contract.call('POST', url, 'anonymous', body);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ user: { email, role: 'VENDOR', vendor: { id: vendor.id } } });
    const again = await contract.call('POST', url, 'anonymous', body);
    expect(again.statusCode).toBe(410);
    expect(again.body).not.toContain('pelican');
  });

  it.each<[string, object, number]>([
    ['an invitation that is none', { ...form, email: 'kim@tide.example', token: 'made up' }, 404],
    ['an empty body', {}, 422],
    ['terms as text', { ...form, email: 'kim@tide.example', token: 'x', acceptTerms: 'true' }, 422],
    ['a password that is no text', { ...form, email: 'kim@tide.example', token: 'x', password: 5 }, 422],
  ])('refuses %s', async (_what, payload, status) => {
    const answer = await contract.call('POST', url, 'anonymous', payload);
    expect(answer.statusCode).toBe(status);
  });
});
