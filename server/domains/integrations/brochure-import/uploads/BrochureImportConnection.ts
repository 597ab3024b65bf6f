import { ObjectType } from 'type-graphql';
import { connectionOf } from '../../../../platform/graphql/connectionOf';
import { BrochureImportEdge } from './BrochureImportEdge';

@ObjectType({ description: 'A page of the files of ads that were sent.' })
export class BrochureImportConnection extends connectionOf(BrochureImportEdge) {}
