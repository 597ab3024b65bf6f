import { ObjectType } from 'type-graphql';
import { connectionOf } from '../../platform/graphql/connectionOf';
import { VendorInvitationEdge } from './VendorInvitationEdge';

@ObjectType({ description: 'A page of a list of invitations.' })
export class VendorInvitationConnection extends connectionOf(VendorInvitationEdge) {}
