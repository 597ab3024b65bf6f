import '@testing-library/jest-dom';
import userEvent from '@testing-library/user-event';
import { screen } from '@testing-library/dom';
import { buildSchema } from 'graphql';
import { Docs } from './Docs';

const schema = buildSchema(`
  type Query { "One ad." brochure("Its number." databaseId: Int!): Brochure }
  "An ad. <b>" type Brochure { "Its state." status: Status! }
  enum Status { "Shown." PUBLISHED }
`);

function openDocs(): Docs {
  const panel = document.createElement('div');
  document.body.replaceChildren(panel);
  return new Docs(schema, panel);
}

describe('the documentation', () => {
  it('links from a query to the values of an enum, and back', async () => {
    openDocs().showStart();
    expect(document.body).toHaveTextContent('databaseId: Int! – Its number.');
    await userEvent.click(screen.getByRole('button', { name: 'Brochure' }));
    expect(document.body).toHaveTextContent('An ad. <b>');
    await userEvent.click(screen.getByRole('button', { name: 'Status!' }));
    expect(document.body).toHaveTextContent('Shown.');
    await userEvent.click(screen.getByRole('button', { name: '← Brochure' }));
    await userEvent.click(screen.getByRole('button', { name: '← Start' }));
    expect(screen.getByRole('heading', { name: 'Query' })).toBeVisible();
  });

  it('finds a field by its name', () => {
    openDocs().showFound('stat');
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Brochure.status', 'Status']);
  });

  it('says when nothing is found', () => {
    openDocs().showFound('xyz');
    expect(document.body).toHaveTextContent('Nothing has this name.');
  });
});
