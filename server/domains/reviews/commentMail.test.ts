import { commentMail } from './commentMail';

const given = {
  decision: 'REQUEST_CHANGES',
  isChange: false,
  comment: 'Add a price.',
  title: 'Reef',
  brochureId: 7,
  vendorId: 3,
  publicUrl: 'https://offers.example',
  pageUrl: 'https://offers.example/details/7',
} as const;

it.each([
  [{}, 'Please change your ad “Reef”', 'Before it goes online, please look at this:'],
  [{ isChange: true }, 'Please change your ad “Reef”', 'until then the ad stays as it was:'],
  [{ decision: 'REJECT' as const }, 'We can’t publish your ad “Reef”', 'have archived it. This is why:'],
  [
    { decision: 'REJECT' as const, isChange: true },
    'We can’t publish the change of your ad “Reef”',
    'so the ad stays as it was. This is why:',
  ],
])('states the decision: %j', (decided, subject, sentence) => {
  const mail = commentMail({ ...given, ...decided });
  expect(mail.subject).toBe(subject);
  expect(mail.text).toMatch(new RegExp(`${sentence}\n\nAdd a price\\.\n\n`));
});

it.each([
  ['the editor, for a login', {}, '/vendor/brochure/manage/7'],
  ['its ads, for a login whose ad is archived', { decision: 'REJECT' as const }, '/vendor/3/brochures'],
  ['the preview, for whoever has no login', { vendorId: null }, '/details/7'],
  ['nothing, when nobody can open it', { vendorId: null, decision: 'REJECT' as const }, null],
])('links to %s', (_where, decided, path) => {
  const links = commentMail({ ...given, ...decided }).text.match(/https:\S+/g);
  expect(links).toEqual(path === null ? null : [`https://offers.example${path}`]);
});
