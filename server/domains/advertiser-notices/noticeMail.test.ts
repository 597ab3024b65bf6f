import type { Brochure } from '../brochures/Brochure';
import { noticeMail } from './noticeMail';

const mailFor = (values: { status: Brochure['status']; validTo: string }) =>
  noticeMail({
    pageUrl: 'https://offers.example/details/7',
    brochure: values,
    title: 'Breakfast <by> the river',
  });

it.each<[Brochure['status'], string, string]>([
  ['PENDING_REVIEW', 'Your ad waits for review: Breakfast <by> the river', 'Preview of your ad'],
  ['PUBLISHED', 'Your ad is online: Breakfast <by> the river', 'See your ad'],
])('%s: names the state and links to the ad', (status, subject, label) => {
  const mail = mailFor({ status, validTo: '2026-12-31' });
  expect(mail.subject).toBe(subject);
  expect(mail.text).toContain(`${label}:\nhttps://offers.example/details/7`);
  expect(mail.text).toContain('Its last day is 31/12/2026.');
  expect(mail.html).toContain('Breakfast &#60;by&#62; the river');
});

it('ARCHIVED: contains no link, because it would not work', () => {
  const mail = mailFor({ status: 'ARCHIVED', validTo: '2026-01-31' });
  expect(mail.subject).toBe('Your ad was archived: Breakfast <by> the river');
  expect(mail.text).not.toMatch(/https|last day/);
});
