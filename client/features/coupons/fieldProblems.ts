import type { Buyer, BuyerProblems } from './buyerProblems';

const names: readonly (keyof Buyer)[] = ['name', 'email', 'acceptTerms'];

/** What the server says about the fields that the visitor can see; GraphQL names them with or without "input.". */
export function fieldProblems(fields: readonly { field: string; message: string }[]): BuyerProblems {
  return Object.fromEntries(
    fields.flatMap(({ field, message }) => {
      const name = names.find((one) => one === field.replace(/^input\./, ''));
      return name ? [[name, message]] : [];
    }),
  );
}
