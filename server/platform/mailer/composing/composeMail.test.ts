import { composeMail } from './composeMail';
import { frameMail } from './frameMail';
import { optionalMail } from '../opt-outs/optionalMail';
import { brand } from '../../../shared/brand/brand';

const sender = { publicUrl: 'https://offers.example', contactEmail: 'people@offers.example' };
const table = {
  caption: 'Views by <day>',
  head: ['Day', 'Now', 'Before'],
  rows: [
    ['19 Nov', '0', '12'],
    ['20 November', '140', '–'],
  ],
};

describe('the content of a mail', () => {
  it('has figures in columns, also in the text', () => {
    const { text, html } = composeMail([table]);
    expect(text).toBe(
      ['Views by <day>', 'Day          Now  Before', '19 Nov         0      12', '20 November  140       –', ''].join(
        '\n',
      ),
    );
    expect(html).toContain('Views by &#60;day&#62;</caption>');
    expect(html).toMatch(/<th scope="row"[^>]*>20 November<\/th><td[^>]*>140<\/td><td[^>]*>–<\/td>/);
  });

  it('has one main button, plainer ones after it, and lines of text for what is quiet', () => {
    const url = `https://offers.example/coupon/${'x'.repeat(55)}`;
    const { text, html } = composeMail([
      { heading: 'New <here>' },
      { label: 'Stop', url, isQuiet: true },
      { label: 'Show', url },
      { label: 'Cancel', url },
    ]);
    expect(text).toBe(`New <here>\n\nStop:\n${url}\n\nShow:\n${url}\n\nCancel:\n${url}\n`);
    const looks = [...html.matchAll(/<a href="([^"]*)" class="([^"]*)"[^>]*>([^<]*)/g)].map((match) => match.slice(1));
    expect(looks).toEqual([
      [url, 'link', 'Stop'],
      [url, 'button', 'Show'],
      [url, 'button plain', 'Cancel'],
    ]);
    expect(html).toContain('>New &#60;here&#62;</h2>');
    expect(html.match(/>https:\/\/offers\.example\/coupon\/…</g)).toHaveLength(2);
  });

  it('has a prominent code', () => {
    const { text, html } = composeMail([{ term: 'Code', value: '<7K2M>' }]);
    expect(text).toBe('Code: <7K2M>\n');
    expect(html).toMatch(/>Code:<br><strong style="font-size: 24px;[^"]*">&#60;7K2M&#62;<\/strong><\/p>$/);
  });

  it('omits pictures in the text, and adds alternative texts in the HTML', () => {
    const picture = { cid: 'views', alt: 'Chart of "views"', width: 536, height: 260 };
    const { text, html } = composeMail(['Before', { picture }, 'After']);
    expect(text).toBe('Before\n\nAfter\n');
    expect(html).toContain('<img src="cid:views" alt="Chart of &#34;views&#34;" width="536" height="260"');
  });
});

describe('the layout of mails', () => {
  const mail = { subject: 'Hello <you>', ...composeMail(['Good day.']) };

  it('names the sender and the contact', () => {
    const { text, html } = frameMail(mail, sender);
    expect(text).toBe(`Good day.\n\n-- \n${brand.name}, https://offers.example\nWrite to us: people@offers.example\n`);
    expect(html).toContain('<title>Hello &#60;you&#62;</title>');
    expect(html).toMatch(/<h1 [^>]*>Hello &#60;you&#62;<\/h1>/);
    expect(html).toContain('href="mailto:people@offers.example"');
    expect(html).toContain('<html lang="en-AU">');
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).not.toContain('Unsubscribe');
  });

  it('ends with the unsubscribe link of an optional mail', () => {
    const url = 'https://offers.example/unsubscribe?token=1&x=2';
    const { text, html } = frameMail({ ...mail, ...optionalMail(url) }, sender);
    expect(text).toContain(`\nUnsubscribe from reports and reminders: ${url}\n`);
    expect(html).toContain('href="https://offers.example/unsubscribe?token=1&#38;x=2"');
  });
});
