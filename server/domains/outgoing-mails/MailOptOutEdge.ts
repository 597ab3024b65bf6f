import { ObjectType } from 'type-graphql';
import { edgeOf } from '../../platform/graphql/edgeOf';
import { MailOptOut } from '../../platform/mailer/MailOptOut';

@ObjectType({ description: 'An address that wants no optional mail, in its list.' })
export class MailOptOutEdge extends edgeOf(MailOptOut) {}
