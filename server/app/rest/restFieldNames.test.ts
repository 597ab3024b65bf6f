import type { GraphQLInputObjectType } from 'graphql';
import { isInputObjectType, getNullableType } from 'graphql';
import { brochureBody } from '../../domains/brochures/rest/brochureBody';
import { columnFields } from '../../domains/brochures/fields/fieldValues';
import { restFieldName, restFieldNames } from '../../domains/brochures/rest/restFieldName';
import { DomainError } from '../../shared/errors/DomainError';
import { useRestContract } from '../../test/contracts/useRestContract';
import { buildGraphqlSchema } from '../graphql/buildGraphqlSchema';
import { mapErrorsToRest } from './problems/mapErrorsToRest';

const contract = useRestContract();

/** Returns every path in the body of an ad, for example `address.line1`. */
function pathsOf(schema: { properties?: Record<string, object> }, parent = ''): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => [
    `${parent}${name}`,
    ...pathsOf(property, `${parent}${name}.`),
  ]);
}
const restNames = new Set([...pathsOf(brochureBody), 'assets', 'type']);

function inputPaths(type: GraphQLInputObjectType, parent = ''): string[] {
  return Object.values(type.getFields()).flatMap(({ name, type: inner }) => {
    const nested = getNullableType(inner);
    return isInputObjectType(nested) ? inputPaths(nested, `${parent}${name}.`) : [`${parent}${name}`];
  });
}

describe('every field with a name in GraphQL or the database', () => {
  const input = buildGraphqlSchema().getType('CreateBrochureInput') as GraphQLInputObjectType;
  const names = [...inputPaths(input).filter((name) => name !== 'creationKey'), ...columnFields];

  it.each(names)('%s has a name on /rest', (name) => {
    expect([...restNames]).toContain(restFieldName(name));
  });

  it.each(names)('%s is refused under that name, in field and message', (name) => {
    const refusal = new DomainError('VALIDATION_FAILED', `Leave ${name} out.`, {
      errors: [{ field: name, code: 'X', message: `An ad of type BLD_AD has no ${name}.` }],
    });
    const { errors, message } = mapErrorsToRest(refusal);
    expect(restNames).toContain(errors[0]?.field);
    for (const text of [message, errors[0]?.message ?? '']) {
      for (const leaked of Object.keys(restFieldNames).filter((each) => /[A-Z]/.test(each))) {
        if (leaked !== 'locationUrl') expect(text).not.toMatch(new RegExp(`\\b${leaked}\\b`));
      }
    }
  });
});

const fieldsOf = (answer: { json: () => unknown }) =>
  (answer.json() as { errors: { field: string }[] }).errors.map(({ field }) => field);

it.each(['LP_AD', 'PT_AD', 'BRO_AD', 'CP_AD', 'BLD_AD'])(
  'publishing an empty %s names fields of /rest',
  async (type) => {
    const body = { type, title: 'Almost nothing', category: { code: 'TOURS' } };
    const created = await contract.call('POST', '/rest/brochure/administrator/create', 'administrator', body);
    const { id } = created.json<{ id: number }>();
    for (const [url, sent] of [
      [`/rest/brochure/administrator/${id}/status?status=PUBLISHED`, undefined],
      [`/rest/brochure/administrator/${id}/reviewal`, { decision: 'APPROVE' }],
    ] as const) {
      const answer = await contract.call('PATCH', url, 'administrator', sent);
      expect(answer.statusCode).toBe(422);
      for (const field of fieldsOf(answer)) expect(restNames).toContain(field);
      expect(answer.body).not.toMatch(/PriceCents|addressLine|couponsUnlimited/);
    }
  },
);

it.each(['LP_AD', 'PT_AD', 'BRO_AD', 'CP_AD', 'BLD_AD'])('missing fields of %s are named as on /rest', async (type) => {
  const body = {
    ...{ type, category: { code: 'NOWHERE' }, vendor: { id: 2_000_000_000 }, mapArea: { did: 'nowhere' } },
    ...{ address: { postcode: '2000', state: 'QLD' }, latitude: -27, validFrom: '02/01/2099', validTo: '01/01/2099' },
    ...{ normalPrice: 1, discountedPrice: 2, normalPriceSince: '01/01/2020', numberOfCoupons: 9999, termsOfOffer: 'x' },
    ...{ flipbookUrl: 'a.example', googleAdUrl: 'a.example', facebookUrl: 'a.example' },
  };
  const answer = await contract.call('POST', '/rest/brochure/administrator/create', 'administrator', body);
  expect(answer.statusCode).toBe(422);
  for (const field of fieldsOf(answer)) expect(restNames).toContain(field);
  expect(answer.body).not.toMatch(/PriceCents|addressLine|couponsUnlimited|vendorId/);
});
