import { ObjectType } from 'type-graphql';
import { connectionOf } from '../../../platform/graphql/connectionOf';
import { StreetImportEdge } from './StreetImportEdge';

@ObjectType({ description: 'A page of the imports of streets.' })
export class StreetImportConnection extends connectionOf(StreetImportEdge) {}
