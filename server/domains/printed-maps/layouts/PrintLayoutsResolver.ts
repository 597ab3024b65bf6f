import { Arg, Args, ArgsType, Ctx, Field, ID, InputType, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { ValidateNested } from 'class-validator';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { connectionOf } from '../../../platform/graphql/connectionOf';
import { edgeOf } from '../../../platform/graphql/edgeOf';
import { ForwardPageArgs } from '../../../platform/graphql/ForwardPageArgs';
import { pageOfList } from '../../../platform/graphql/pageOfList';
import { databaseIdOf } from '../../../shared/globalId';
import { HasLength } from '../../../shared/validation/HasLength';
import { PageOrientation } from '../PageOrientation';
import { PaperSize } from '../PaperSize';
import { PrintedMap } from '../PrintedMap';
import { applyPrintLayout } from './applyPrintLayout';
import { listPrintLayouts, mostPrintLayouts } from './listPrintLayouts';
import { PrintLayout } from './PrintLayout';
import { PrintLayoutInput, readPrintLayoutInput } from './PrintLayoutInput';
import { savePrintLayout } from './savePrintLayout';
import { uploadPrintPicture, UploadPrintPictureInput, UploadPrintPicturePayload } from './pictures/uploadPrintPicture';

@ArgsType()
class PrintLayoutsArgs extends ForwardPageArgs {
  @Field({ description: '`did` or `code` of the area; an unknown one has none.' })
  mapArea: string;

  @Field(() => PaperSize, { description: 'The paper that they are for.' })
  paper: PaperSize;

  @Field(() => PageOrientation, { description: 'How the map lies on the paper.' })
  orientation: PageOrientation;
}

@InputType({ description: 'A layout to save for the printed map of an area in a format.' })
class SavePrintLayoutInput {
  @Field(() => ID, { description: 'Global id of the map area.' })
  mapArea: string;

  @Field(() => PaperSize, { description: 'The paper that it is for.' })
  paper: PaperSize;

  @Field(() => PageOrientation, { description: 'How the map lies on the paper.' })
  orientation: PageOrientation;

  @Field(() => String, {
    nullable: true,
    description: '1 to 60 characters; absent: a draft to look at, which replaces your one before.',
  })
  @HasLength(1, 60, 'Give the layout a name of up to 60 characters.')
  name?: string | null;

  @Field(() => PrintLayoutInput, { description: 'The layout.' })
  @ValidateNested()
  layout: PrintLayoutInput;
}

@InputType({ description: 'Which layout to draw a printed map by.' })
class ApplyPrintLayoutInput {
  @Field(() => ID, { description: 'Global id of the layout.' })
  id: string;
}

@ObjectType({ description: 'What `savePrintLayout` did.' })
class SavePrintLayoutPayload {
  @Field(() => PrintLayout, { description: 'The layout, whose proof is being drawn.' })
  readonly printLayout: PrintLayout;

  constructor(printLayout: PrintLayout) {
    this.printLayout = printLayout;
  }
}

@ObjectType({ description: 'What `applyPrintLayout` did.' })
class ApplyPrintLayoutPayload {
  @Field(() => PrintedMap, { description: 'The map, being made; one that was there before stays until then.' })
  readonly printedMap: PrintedMap;

  constructor(printedMap: PrintedMap) {
    this.printedMap = printedMap;
  }
}

@ObjectType({ description: 'A layout in its list.' })
class PrintLayoutEdge extends edgeOf(PrintLayout) {}

@ObjectType({ description: 'A page of the layouts of a printed map.' })
class PrintLayoutConnection extends connectionOf(PrintLayoutEdge) {}

@Resolver()
export class PrintLayoutsResolver {
  @Query(() => PrintLayoutConnection, {
    description: 'Saved layouts of the printed map of an area in a format, newest first. For administrators.',
  })
  async printLayouts(
    @Args(() => PrintLayoutsArgs) args: PrintLayoutsArgs,
    @Ctx() context: RequestContext,
  ): Promise<PrintLayoutConnection> {
    const page = pageOfList(await listPrintLayouts(context, args), args, mostPrintLayouts);
    return new PrintLayoutConnection({
      ...page,
      edges: page.edges.map(({ item, cursor }) => new PrintLayoutEdge(item, cursor)),
    });
  }

  @Mutation(() => UploadPrintPicturePayload, {
    description: 'Keeps a picture, such as the logo of a sponsor, for printed maps. For administrators.',
  })
  uploadPrintPicture(
    @Arg('input', () => UploadPrintPictureInput, { description: 'The picture.' }) { file }: UploadPrintPictureInput,
    @Ctx() context: RequestContext,
  ): Promise<UploadPrintPicturePayload> {
    return uploadPrintPicture(context, { file });
  }

  @Mutation(() => SavePrintLayoutPayload, {
    description:
      'Saves a layout as a new version and draws its proof in the background; the printed map stays as it is. For administrators.',
  })
  async savePrintLayout(
    @Arg('input', () => SavePrintLayoutInput, { description: 'Area, format, name and layout.' })
    { mapArea, paper, orientation, name, layout }: SavePrintLayoutInput,
    @Ctx() context: RequestContext,
  ): Promise<SavePrintLayoutPayload> {
    const mapAreaId = databaseIdOf(mapArea, 'MapArea', 'mapArea');
    const settings = readPrintLayoutInput(layout);
    const input = { mapAreaId, paper, orientation, name: name ?? null, settings };
    return new SavePrintLayoutPayload(await savePrintLayout(context, input));
  }

  @Mutation(() => ApplyPrintLayoutPayload, {
    description:
      'Draws the printed map by a saved layout from now on; it is made in the background. CONFLICT for a draft. For administrators.',
  })
  async applyPrintLayout(
    @Arg('input', () => ApplyPrintLayoutInput, { description: 'Which layout.' }) { id }: ApplyPrintLayoutInput,
    @Ctx() context: RequestContext,
  ): Promise<ApplyPrintLayoutPayload> {
    const input = { id: databaseIdOf(id, 'PrintLayout', 'id') };
    return new ApplyPrintLayoutPayload(await applyPrintLayout(context, input));
  }
}
