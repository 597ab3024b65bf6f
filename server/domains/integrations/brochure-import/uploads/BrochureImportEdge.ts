import { ObjectType } from 'type-graphql';
import { edgeOf } from '../../../../platform/graphql/edgeOf';
import { BrochureImport } from './BrochureImport';

@ObjectType({ description: 'A file of ads in its list.' })
export class BrochureImportEdge extends edgeOf(BrochureImport) {}
