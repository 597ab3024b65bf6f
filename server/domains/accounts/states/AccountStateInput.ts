import { MaxLength } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { databaseIdOf } from '../../../shared/globalId';
import { cleanText } from '../../../shared/text/cleanText';

@InputType()
export abstract class AccountStateInput {
  @Field(() => ID, { description: 'Global id of the login.' })
  id: string;

  @Field(() => String, { nullable: true, description: 'Why: it is kept in the audit log.' })
  @MaxLength(500, { message: 'Say it in at most 500 characters.' })
  reason?: string | null;

  read(): { id: number; reason: string | null } {
    return { id: databaseIdOf(this.id, 'Account', 'id'), reason: cleanText(this.reason ?? '') || null };
  }
}
