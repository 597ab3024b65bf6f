import { ObjectType } from 'type-graphql';
import { edgeOf } from '../../../platform/graphql/edgeOf';
import { StreetImport } from './StreetImport';

@ObjectType({ description: 'An import of streets in its list.' })
export class StreetImportEdge extends edgeOf(StreetImport) {}
