import { Type } from '@sinclair/typebox';
import { oneOf, orNull } from '../../../platform/rest/schemas';

export const sessionResponse = Type.Object(
  {
    accessToken: Type.String({ description: 'JWT; send it as Authorization: Bearer …' }),
    expiresIn: Type.Integer({ description: 'Seconds' }),
    user: Type.Object(
      {
        did: Type.String(),
        email: Type.String(),
        name: orNull(Type.String()),
        role: oneOf(['ADMINISTRATOR', 'VENDOR']),
        vendor: orNull(
          Type.Object({ id: Type.Integer(), companyName: Type.String() }, { additionalProperties: false }),
        ),
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);
