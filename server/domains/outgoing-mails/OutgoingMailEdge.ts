import { ObjectType } from 'type-graphql';
import { edgeOf } from '../../platform/graphql/edgeOf';
import { OutgoingMail } from '../../platform/mailer/OutgoingMail';

@ObjectType({ description: 'A mail in its list.' })
export class OutgoingMailEdge extends edgeOf(OutgoingMail) {}
