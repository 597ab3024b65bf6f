import { Type } from '@sinclair/typebox';
import { errorCodes } from '../../../shared/errors/DomainError';

/** The schema of `Problem` for the OpenAPI document. */
export const problemSchema = Type.Object(
  {
    type: Type.String({ description: 'The address of a page about this kind of problem' }),
    title: Type.String({ description: 'The same for every occurrence of the code' }),
    status: Type.Integer({ description: 'The HTTP status, repeated' }),
    detail: Type.String({ description: 'What is wrong this time and how to mend it' }),
    instance: Type.String({ description: 'The path that was asked for' }),
    code: Type.Unsafe<string>({ type: 'string', enum: [...errorCodes] }),
    errors: Type.Array(
      Type.Object({
        field: Type.String({ description: 'Dotted path of the field' }),
        code: Type.String({ description: 'The rule that it breaks' }),
        message: Type.String({ description: 'A sentence that a person can act on' }),
      }),
    ),
    challenge: Type.Optional(
      Type.Object(
        {
          token: Type.String({ description: 'For POST /rest/public/login/second-step' }),
          expiresIn: Type.Integer({ description: 'Seconds' }),
          methods: Type.Array(Type.String(), { description: 'AUTHENTICATOR, PASSKEY, RECOVERY_CODE' }),
        },
        { description: 'SECOND_FACTOR_REQUIRED: the second step' },
      ),
    ),
    requestId: Type.String({ description: 'Also in the header X-Request-Id' }),
    discountedPrice: Type.Optional(Type.Number({ description: 'OFFER_CHANGED: the price as it is now, in dollars' })),
    normalPrice: Type.Optional(Type.Union([Type.Number(), Type.Null()], { description: 'OFFER_CHANGED, likewise' })),
    discount: Type.Optional(Type.Union([Type.Number(), Type.Null()], { description: 'OFFER_CHANGED: null = N/A' })),
  },
  { title: 'Problem' },
);
