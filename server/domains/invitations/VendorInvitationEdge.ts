import { ObjectType } from 'type-graphql';
import { edgeOf } from '../../platform/graphql/edgeOf';
import { VendorInvitation } from './VendorInvitation';

@ObjectType({ description: 'An invitation in a list of invitations.' })
export class VendorInvitationEdge extends edgeOf(VendorInvitation) {}
