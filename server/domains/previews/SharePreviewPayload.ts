import { Field, ObjectType } from 'type-graphql';
import type { PreviewLink } from './sharePreview';
import { GraphQLDateTime } from '../../shared/scalars/GraphQLDateTime';

@ObjectType({ description: 'What `sharePreview` hands out. Whoever has it sees what it names.' })
export class SharePreviewPayload {
  @Field({ description: 'The page to send to somebody, with the token in it.' })
  readonly url: string;

  @Field({ description: 'The token alone: `preview` in pages and /rest, `previewToken` here.' })
  readonly token: string;

  @Field(() => GraphQLDateTime, { description: 'When it ends, unless a change of state ends it before.' })
  readonly expiresAt: Date;

  constructor({ url, token, expiresAt }: PreviewLink) {
    this.url = url;
    this.token = token;
    this.expiresAt = expiresAt;
  }
}
