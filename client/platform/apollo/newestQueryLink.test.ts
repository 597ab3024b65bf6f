import { ApolloLink, gql } from '@apollo/client';
import { Observable, type Subscriber } from 'rxjs';
import { createClient } from './createClient';

const query = gql`
  query Files($first: Int) {
    files(first: $first)
  }
`;

function openClient() {
  const questions: Subscriber<ApolloLink.Result>[] = [];
  const client = createClient(new ApolloLink(() => new Observable((subscriber) => void questions.push(subscriber))));
  return { questions, client };
}

function answer(question: Subscriber<ApolloLink.Result> | undefined, files: number): void {
  question?.next({ data: { files } });
  question?.complete();
}

it('reads again after a change, also while the query from before it is under way', async () => {
  const { client, questions } = openClient();
  const watched = client.watchQuery({ query, fetchPolicy: 'no-cache' });
  const shown: unknown[] = [];
  const watching = watched.subscribe(({ data }) => shown.push(data));
  const again = watched.refetch();
  const [before, after] = questions;
  expect(questions).toHaveLength(2);
  expect(before?.closed).toBe(true);
  answer(after, 1);
  answer(before, 0);
  await again;
  expect(shown.at(-1)).toEqual({ files: 1 });
  watching.unsubscribe();
});

it('answers all that ask the same with the newest answer', async () => {
  const { client, questions } = openClient();
  const asked = [1, 2, 3].map(() => client.query({ query, fetchPolicy: 'network-only' }));
  expect(questions.map(({ closed }) => closed)).toEqual([true, true, false]);
  answer(questions[2], 3);
  expect((await Promise.all(asked)).map(({ data }) => data)).toEqual([{ files: 3 }, { files: 3 }, { files: 3 }]);
});

it('leaves different queries alone, and asks anew after an error', async () => {
  const { client, questions } = openClient();
  const ask = (first: number) => client.query({ query, variables: { first }, fetchPolicy: 'network-only' });
  const one = ask(1);
  const two = ask(2);
  questions[0]?.error(new Error('Failed to fetch'));
  answer(questions[1], 2);
  await expect(one).rejects.toThrow('Failed to fetch');
  await expect(two).resolves.toMatchObject({ data: { files: 2 } });
  const later = ask(1);
  answer(questions[2], 1);
  await expect(later).resolves.toMatchObject({ data: { files: 1 } });
});

it('stops a query that nobody waits for', () => {
  const { client, questions } = openClient();
  client
    .watchQuery({ query, fetchPolicy: 'no-cache' })
    .subscribe(() => undefined)
    .unsubscribe();
  expect(questions.map(({ closed }) => closed)).toEqual([true]);
});
