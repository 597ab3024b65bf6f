import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderAdminScreen } from '../../test/renderAdminScreen';
import { EmailDialog } from './EmailDialog';

async function open(problem: string | null) {
  const heard = { sent: [] as string[], closed: 0 };
  function Page() {
    const [email, setEmail] = useState('');
    return (
      <EmailDialog
        title="Create vendor login"
        label="Email"
        fieldId="vendor-email"
        email={email}
        onEmail={setEmail}
        problem={problem}
        verb="Submit"
        busy={false}
        onSend={() => heard.sent.push(email)}
        onClose={() => (heard.closed += 1)}
      />
    );
  }
  const { user } = await renderAdminScreen({ path: '/admin', element: <Page />, answers: {} });
  return { user, heard, field: await screen.findByLabelText('Email') };
}

it.each(['by its button', 'by Enter'])('sends the typed address, %s, and stays open', async (how) => {
  const { user, heard, field } = await open(null);
  await user.type(field, `kim@cafe.example${how === 'by Enter' ? '{Enter}' : ''}`);
  if (how === 'by its button') await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(heard).toEqual({ sent: ['kim@cafe.example'], closed: 0 });
});

it('shows a problem with the address at the field', async () => {
  const { field } = await open('Please enter a valid email address.');
  expect(field).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter a valid email address.');
});

it('closes without sending', async () => {
  const { user, heard } = await open(null);
  await user.click(screen.getByText('Close', { selector: 'button *' }));
  expect(heard).toEqual({ sent: [], closed: 1 });
});
