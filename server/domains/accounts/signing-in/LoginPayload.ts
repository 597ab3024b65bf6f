import { Field, Int, ObjectType } from 'type-graphql';
import type { Session } from './Session';
import { SignedInViewer } from '../SignedInViewer';

@ObjectType({ description: 'A session.' })
export class LoginPayload {
  @Field({ description: 'JWT; send it as `Authorization: Bearer …`.' })
  readonly accessToken: string;

  @Field(() => Int, { description: 'Seconds until the token ends.' })
  readonly expiresIn: number;

  @Field(() => SignedInViewer, {
    description:
      'Who is signed in now. Ask for what only the signed-in may read with the new token, in the next request.',
  })
  readonly viewer: SignedInViewer;

  constructor(accessToken: string, expiresIn: number, viewer: SignedInViewer) {
    this.accessToken = accessToken;
    this.expiresIn = expiresIn;
    this.viewer = viewer;
  }

  static of({ accessToken, expiresIn, account }: Session): LoginPayload {
    return new LoginPayload(accessToken, expiresIn, new SignedInViewer(account));
  }
}
