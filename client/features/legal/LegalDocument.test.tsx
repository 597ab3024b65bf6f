import { screen, within } from '@testing-library/react';
import { ContactEmailContext } from '../../platform/page/contexts/ContactEmailContext';
import { renderScreen } from '../../test/renderScreen';
import { LegalDocument } from './LegalDocument';

const sections = [
  { id: 'who', heading: 'Who we are', blocks: ['Write to {contact}, or call.'] },
  { id: 'what', heading: 'What we keep', blocks: ['We keep:', ['Your name', 'Mails to {contact}']] },
];

const open = (email: string | null) => {
  const element = (
    <ContactEmailContext value={email}>
      <LegalDocument
        {...{ title: 'Privacy', description: 'How.', path: '/', state: 'Last updated 1/2/2026', sections }}
      />
    </ContactEmailContext>
  );
  return renderScreen({ routes: [{ path: '/', element }], at: '/' });
};

it('leads from its contents to each numbered section', async () => {
  await open(null);
  const contents = within(screen.getByRole('navigation', { name: 'Contents' }));
  for (const [at, { id, heading }] of sections.entries()) {
    expect(contents.getByRole('link', { name: heading })).toHaveAttribute('href', `#${id}`);
    const section = screen.getByRole('region', { name: `${String(at + 1)}. ${heading}` });
    expect(section).toHaveAttribute('id', id);
  }
});

it('names the operator’s address wherever the text asks for it', async () => {
  await open('help@offers.example');
  const links = screen.getAllByRole('link', { name: 'help@offers.example' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(2).fill('mailto:help@offers.example'));
  expect(screen.getByText(/^Write to/)).toHaveTextContent('Write to help@offers.example, or call.');
  expect(screen.getAllByRole('listitem').at(-1)).toHaveTextContent('Mails to help@offers.example');
});

it('reads on without an address', async () => {
  await open(null);
  expect(screen.getByText(/^Write to/)).toHaveTextContent('Write to the address that our mails come from, or call.');
});
