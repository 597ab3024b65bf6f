import { ArgsType, Field } from 'type-graphql';
import { PageArgs } from '../../platform/graphql/PageArgs';
import { AuditLogFilterInput } from './AuditLogFilterInput';

@ArgsType()
export class AuditLogArgs extends PageArgs {
  @Field(() => AuditLogFilterInput, { nullable: true, description: 'Absent: all lines.' })
  filter?: AuditLogFilterInput | null;
}
